import type { Language } from '../render/request.ts';
import { sampleShop } from './sample-shop.ts';
import type { Shop } from './shop.ts';

/** Texts that the owner has written, in both languages. */
const texts: Readonly<Record<string, string>> = {
  // Items
  'Canvas tote': 'キャンバストート',
  'Enamel mug': 'ホーローマグ',
  'Summer storm print': '夏の嵐のプリント',
  'Winter harbor calendar': '冬の港のカレンダー',
  'Sailcloth backpack': '帆布のリュックサック',
  'Hand-carved ship in a bottle': '手彫りのボトルシップ',
  'Dockside lunch box': '波止場のお弁当',
  'Knot guide (PDF)': 'ロープの結び方ガイド（PDF）',
  'Mystery parcel': 'おたのしみ便',
  'Engraved brass compass': '刻印入り真鍮コンパス',
  'Postcard set "Twenty Ports"': 'ポストカードセット「二十の港」',
  'Hand-dyed indigo linen apron with two deep pockets, adjustable straps and a loop for the kitchen towel, made to order in our harbor workshop':
    '手染め藍のリネンエプロン（深いポケット二つ、調節できる肩ひも、ふきん掛け付き、港の工房で受注生産）',
  'Harbor Club enamel pin': 'ハーバークラブ ホーローピン',
  'Sea salt caramels': '海の塩キャラメル',
  'Striped boat-neck shirt': 'ボーダーのボートネックシャツ',
  'Fisherman cap': 'フィッシャーマンキャップ',
  'Rope coaster, set of four': 'ロープのコースター 4枚組',
  'Harbor craft gin': 'ハーバー クラフトジン',
  'Tide table notebook': '潮見表ノート',
  'Coffee beans "Night Watch"': 'コーヒー豆「夜の見張り」',
  'Anniversary mug': '周年記念マグ',
  'Wool deck blanket': 'ウールのデッキブランケット',
  'Beeswax deck candle': '蜜蝋のデッキキャンドル',
  'Small market tote': '小さなマーケットトート',
  'Stoneware dinner plate': 'ストーンウェアのディナープレート',
  'Waxed pouch': 'ワックス加工のポーチ',
  'Glass water bottle': 'ガラスのウォーターボトル',
  'Map of the old harbor': '旧港の地図',
  'Linen tea towel': 'リネンのティータオル',
  'Gift card envelope': 'ギフトカード用封筒',
  // Categories
  Household: '生活雑貨',
  Kitchen: 'キッチン',
  Mugs: 'マグ',
  'Plates & coasters': '皿とコースター',
  Living: 'リビング',
  Bags: 'バッグ',
  Totes: 'トート',
  'Small totes': '小さなトート',
  'Large totes': '大きなトート',
  'Packs & pouches': 'リュックとポーチ',
  Paper: '紙もの',
  Prints: 'プリント',
  Notebooks: 'ノート',
  'Food & drink': '食品と飲料',
  Clothing: '衣類',
  // Articles
  'Our summer timetable': '夏の営業時間',
  'From July the workshop opens at seven. Orders that reach us by noon leave the same day.':
    '七月から工房は七時に始まります。正午までのご注文は当日に発送します。',
  'How the canvas tote is made': 'キャンバストートができるまで',
  'Eleven steps, four people and one very old sewing machine. We kept a diary for a week.':
    '十一の工程、四人の手、そしてとても古いミシン。一週間の日記です。',
  'Indigo & salt': '藍と塩',
  'Why the linen for our aprons spends two nights in the sea before we dye it.':
    'エプロンのリネンが、染める前に二晩を海で過ごす理由。',
  'New in: Night Watch coffee': '新商品：コーヒー豆「夜の見張り」',
  'A dark roast for long evenings, from the roaster next door.': '長い夜のための深煎り。お隣の焙煎所から届きました。',
  'Caring for enamel': 'ホーローのお手入れ',
  'No steel wool, no dishwasher, and it will outlive you.': '金だわしと食洗機を避ければ、一生使えます。',
  'Harbor Goods opens its doors': 'ハーバーグッズ開店',
  'Hello! We sell what we make, from a shed at the end of the pier.':
    'こんにちは。桟橋の端の小屋から、手作りの品をお届けします。',
  // Reviews, options and the shop itself
  'Well made, and it arrived two days early.': '作りがよく、予定より二日早く届きました。',
  'The second one I have bought. Still my favorite.': '二つ目の購入です。今でもいちばんのお気に入りです。',
  'Nice, but a little smaller than I thought.': 'すてきですが、思ったより少し小さめでした。',
  'Gift box': 'ギフト箱',
  'No box': 'なし',
  'Blue box': '青い箱',
  'Wooden box': '木の箱',
  Engraving: '刻印',
  'Up to 20 letters, engraved on the lid.': 'ふたに刻む文字（20文字まで）。',
  'Small / navy': 'S／ネイビー',
  'Medium / navy': 'M／ネイビー',
  'Large / navy': 'L／ネイビー',
  'Free shipping on orders over ¥10,000 until the end of June.': '6月末まで、10,000円以上のご注文で送料無料です。',
};

const japanese = translated(sampleShop);

/** Harbor Goods as its owner would write it for each language: the same items under the same numbers. */
export const bilingualShop: Readonly<Record<Language, Shop>> = {
  en: withAliases(sampleShop, japanese),
  ja: withAliases(
    {
      ...japanese,
      introduction:
        'ハーバーグッズは、バッグ、プリント、台所の道具を作っています。\n桟橋の端でお待ちしています：https://harbor-goods.example/about',
      items: japanese.items.map((item) => ({
        ...item,
        detail: `${item.title}：少しずつ作り、工房を出る前に一つずつ手で確かめています。\n\nお手入れについて：https://harbor-goods.example/about`,
      })),
    },
    sampleShop,
  ),
};

/** Replaces every text that has a translation, however deep it stands. */
function translated<Value>(value: Value): Value {
  // What comes back has the shape of what was given: texts stay texts.
  const replace = (each: unknown): unknown => {
    if (typeof each === 'string') return texts[each] ?? each;
    if (Array.isArray(each)) return each.map(replace);
    if (typeof each === 'object' && each !== null)
      return Object.fromEntries(Object.entries(each).map(([key, inner]) => [key, replace(inner)]));
    return each;
  };
  return replace(value) as Value;
}

/** Items are found by their titles in both languages. */
function withAliases(shop: Shop, other: Shop): Shop {
  return { ...shop, items: shop.items.map((item, index) => ({ ...item, alias: other.items[index]?.title })) };
}
