/** Japanese texts of the platform, as it prints or writes them, with the one English meaning that pages and previews give. */
const texts = {
  // Purchase form
  カートに入れる: 'Add to cart',
  予約注文する: 'Place a pre-order',
  再入荷についてお問い合わせをする: 'Ask about a restock',
  販売開始のお知らせを希望する: 'Notify me when sales start',
  販売期間のお知らせを希望する: 'Notify me of the sales period',
  販売開始までお待ち下さい: 'Please wait until sales start',
  この商品についてお問い合わせする: 'Ask about this item',
  種類: 'Type',
  数量: 'Quantity',
  在庫なし: 'Out of stock',
  選択なし: 'No selection',
  なし: 'No',
  あり: 'Yes',
  文字を入力してください: 'Enter a text',
  文字数上限を超えました: 'Too many characters',
  // Notices and states of an item
  '※こちらの価格には消費税が含まれています。': 'This price includes consumption tax.',
  '※送料は別途発生いたします。詳細はこちら': 'Shipping is charged separately. Details here.',
  'この商品は送料無料です。': 'Shipping is free for this item.',
  海外への発送について: 'About shipping abroad',
  販売期間: 'Sales period',
  から販売: 'Sales start on',
  に販売終了: 'Sales ended on',
  '※販売期間・内容は予告なく変更になる場合があります。': 'Sales period and content may change without notice.',
  販売予告: 'Announced',
  販売中: 'Available',
  販売終了: 'Ended',
  予約商品: 'Pre-order item',
  発送予定: 'Expected to ship',
  テイクアウト: 'Takeout',
  会員限定商品: 'Members-only item',
  'すでにコミュニティ会員の方は、こちらからログインしてください。': 'Already a member of the community? Sign in here.',
  // Dialog of the sales period app
  'メールアドレスを登録すると販売開始の前日にメールでお知らせします。':
    'Register your email address, and we will email you the day before sales start.',
  '※@thebase.inからのメール受信許可設定をお願いします。': 'Please allow email from @thebase.in.',
  メールアドレス: 'Email address',
  登録する: 'Register',
  登録完了: 'Registered',
  'メールアドレスの登録が完了しました。': 'Your email address has been registered.',
  閉じる: 'Close',
  // Pay ID
  PayID翌月あと払い: 'Pay ID pay later, due next month',
  のあと払いなら: 'With pay later',
  お支払いは翌月でOK: 'you can pay next month',
  // Texts of lang: tags
  プライバシーポリシー: 'Privacy Policy',
  特定商取引法に基づく表記: 'Act on Specified Commercial Transactions',
  '出品されている商品がありません。': 'There are no items for sale.',
  詳細を見る: 'See details',
  ツイート: 'Tweet',
  違反通報ありがとうございます: 'Thank you for reporting a violation',
  // Categories
  すべての商品: 'All items',
  大カテゴリ: 'large category',
  中カテゴリ: 'medium category',
  小カテゴリ: 'small category',
  子カテゴリ: 'child category',
  // Item options
  選択式: 'selection',
  文字入れ: 'text entry',
  // Membership pages
  会員登録する: 'Join',
  PayIDで登録する: 'Register with Pay ID',
  ログイン: 'Log in',
  PayIDでログインする: 'Log in with Pay ID',
  マイページ: 'My page',
  '有効期限：': 'Expires:',
  ポイント履歴: 'Point history',
  ログアウトする: 'Log out',
  このメンバーシップから退会する: 'Leave this membership',
  'メンバーシップから退会しますか？': 'Leave the membership?',
  キャンセル: 'Cancel',
  退会する: 'Leave',
  会員規約: 'Membership terms',
  '現在準備中です。': 'In preparation.',
  'PayIDにログイン済みです。会員登録するには下のボタンから登録してください。':
    'You are logged in to Pay ID. To join, register with the button below.',
  メールマガジンを受け取る: 'Receive the newsletter',
  // Message panel
  ショップに質問する: 'Ask the shop a question',
  メッセージを入力する: 'Type a message here',
  送信: 'Send',
  画像を送信: 'Send an image',
  // Mail magazine form
  登録: 'Register',
  '確認メールを送信しました。': 'We sent a confirmation email.',
  'メール内のリンクから登録完了してください。': 'Complete the registration with the link in the email.',
  '登録処理に失敗しました。': 'The registration failed.',
  '時間をおいてからもう一度お試しください。': 'Please try again later.',
  // BASE admin and the HTML editing app
  デザイン編集: 'Edit design',
  HTMLを編集する: 'Edit the HTML',
  デフォルトのモバイルテーマを使用: 'Use the default mobile theme',
  '必須変数の{XxxTag}が見つかりませんでした': 'The required variable {XxxTag} was not found',
  '<textarea>は使用できません': '<textarea> cannot be used',
  sandboxタグ: 'sandbox tags',
} as const satisfies Readonly<Record<string, string>>;

const withoutSpaces = (text: string): string => text.replace(/\s/g, '');

/** Every known text of the platform, without white space, and its meaning. */
export const platformTexts: Readonly<Record<string, string>> = texts;

/**
 * The English meaning of a text of the platform.
 * @param japanese As printed; white space does not count.
 */
export function meaningOf(japanese: string): string | undefined {
  return platformTexts[withoutSpaces(japanese)];
}
