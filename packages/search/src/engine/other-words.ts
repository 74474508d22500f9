/**
 * What people ask in words that a place does not use: a line each, the place first. Names of other platforms and tools stand
 * for what they do. A word that the title has, or that `vocabulary.ts` takes for one of its words, need not be here.
 */
const table = `
/api introduction getting started tutorial rest http documentation developer portal integrate connect backend server base url host version v1 json
/api#quick-start hello world first request example begin curl how to start
/api#without-account demo try before sign up no registration play free trial
/api#client-id sign up for api access register application developer account credentials app key consumer apply wait approval days 利用申請 登録 申請方法
/api#own-shop private app personal access token single shop script my own store no other users cron cli internal tool
/api#terms policy license commercial allowed competitor competing service price free of charge permission review rejected application screening rules forbidden 利用申請 審査 申請 承認
/api#test staging dummy payment test card real money fake order practice production test shop store account environment テスト 環境
/api#authorization bearer header protected security how do i authenticate
/api#scopes permissions rights read write access level insufficient denied
/api#conventions content type json body request format encoding utf8 header accept form urlencoded payload raw response envelope mojibake garbled characters shift_jis
/api#values timestamp unix epoch date format boolean true false string number integer decimal float yen tax included id type utc offset iso
/api#lists php http_build_query nested brackets serialize qs urlsearchparams several values repeated keys index duplicate
/api#paging next page loop all records more than 100 20 cursor total count only first results missing rest offset size per max limit per request
/api#limits throttled banned how many calls requests per second minute hour day too fast slow down backoff retry after sleep exceeded quota runs out blocked 429 rate-limiting throttle
/api#who-counts per app shop token shared limit multiple users same ip
/api#operations endpoints index swagger client generator import collection download specification routes methods
/api#handle-errors exception catch failed response code troubleshoot debug what to do wrong http 500 503 timeout maintenance down outage status syntaxerror unexpected token < in json position html instead of
/api#recipes cookbook examples scripts code snippets sample programs node typescript javascript backup export google sheets spreadsheet zapier n8n make slack notification integration
/api#sandbox fake server offline ci unit test docker localhost development port run locally simulate test testing staging environment server mode mock
/api#assistant model context protocol claude desktop cursor agent markdown copy for ai text version of page
/api#install-assistant mcp server setup config json npx vscode settings
/api#not-possible missing feature unsupported webhook callback customers addresses coupons reviews blog newsletter statistics analytics theme design upload pages settings shipping methods members points refund payment create order pos graphql is there an endpoint for place from a program zapier tracking e-mail when sold
/api#not-possible-items digital download files subscription options lottery preorder shipping fee item kind type bundle set
/api#changes news updates what is new version history breaking announcement api changelog 2021 2024
/api#evidence reliable trust source official unofficial correct who writes this
/api/oauth/authorize login link redirect url consent screen permission page connect button install app allow access socialite passport omniauth nextauth state csrf mismatch callback registered authorization code grant agency many shops one for several clients manage
/api/oauth/access_token code exchange bearer get access token client secret post url expires in postman first python requests php guzzle axios invalid grant authorization used twice expired valid how long
/api/oauth/access_token#good-to-know lifetime of the code reuse twice grant error wrong redirect uri basic auth header
/api/oauth/access_token#cors blocked by policy preflight access control allow origin frontend react vue browser fetch from javascript single page spa backend proxy
/api/oauth/access_token#basic authorization header base64 invalid client oauth library simple-oauth2
/api/oauth/access_token#client npm install typescript library wrapper package sdk typed official node module
/api/oauth/refresh_token new access token after one hour expired keep logged in permanently stay connected long term session renew automatically background job 3600 30 days invalid_grant unattended
/api/oauth/refresh_token#keep-fresh store save tokens database lock two processes race concurrent cron rotate
/api/oauth/refresh_token#call-api retry timeouts network failure duplicates after error again exponential backoff
/api/users/me who am i shop info store name url profile logo connected account id current user verify token works plan type introduction get information
/api/items products catalogue all my export inventory dump feed pull download listing fetch product list csv
/api/items/detail single product one info by id read stock of variations get images an item
/api/items/search find product by name title keyword filter query lookup sku barcode jan
/api/items/add create new product upload listing publish post draft hidden import price tax variations sizes colors jan barcode category bulk csv migrate from shopify
/api/items/add#import bulk upload many products csv excel migrate mass create from another platform shopify woocommerce spreadsheet migrate thousand products
/api/items/add#generated-clients openapi generator codegen typescript axios serializer orval kubb
/api/items/edit update product change title description price visibility hide publish order position rename list_order display rank rearrange unpublish draft take offline
/api/items/edit#add-variation new size colour option later second variant
/api/items/edit#change-price update prices bulk sale price discount percentage all products per size variant
/api/items/edit_stock update inventory quantity set to zero sold out adjust increase decrease warehouse erp sync pos
/api/items/edit_stock#sync-stock warehouse erp pos inventory management other marketplace mercari rakuten amazon yahoo same goods two shops adjust automatically oversell several channels
/api/items/delete remove product permanently trash archive
/api/items/delete_variation remove size colour variant
/api/items/add_image upload photo picture url jpg png file multipart base64 local disk public link image not showing order position twenty max size megabytes dimensions cdn
/api/items/delete_image remove photo picture
/api/categories collections tree parent child hierarchy list
/api/categories/add new collection subcategory nested create parent
/api/categories/edit rename collection reorder
/api/categories/edit#move change parent under another subcategory sort position order of
/api/categories/delete collection
/api/item_categories/add assign product to category collection attach link put assignment
/api/item_categories/delete unassign remove product from category collection detach
/api/item_categories/detail which categories does a product belong to
/api/orders sales list purchases today new orders recent fetch export bookkeeping spreadsheet filter date range period between since status unpaid paid yesterday month pull import erp
/api/orders#statuses unpaid ordered dispatched cancelled unshippable meaning states lifecycle payment pending waiting flow values enum is it paid check payment
/api/orders#ship-today packing list pending shipments to do open orders which must go out unfulfilled pick
/api/orders#sync webhook alternative poll polling notification new order notify slack line email realtime changed updated incremental since last run updated_since changed since last
/api/orders/detail customer name address phone email buyer receiver recipient shipping line items products bought quantity options coupon discount points used total amount paid delivery date time remarks note gift fee payment method not in list updated_at created_at label printing zip code prefecture address lines split payment status paid bank transfer tax included line price reduced rate 8
/api/orders/detail#good-to-know total does not add up sum wrong discount points receiver differs buyer null fields missing
/api/orders/edit_status mark as shipped fulfil fulfill dispatch complete update tracking number carrier yamato sagawa japan post slip cancel refund send mail notify customer partial line item
/api/orders/edit_status#good-to-know stock back restore inventory after cancellation cancelled email to customer again undo revert wrong status tracking later change
/api/orders/edit_status#payments cannot cancel konbini bank transfer cash on delivery credit card carrier payment refund which methods is order paid bank transfer konbini status
/api/orders/edit_status#fulfill script shipping cancel many orders bulk tracking csv upload program
/api/delivery_companies carriers couriers yamato kuroneko sagawa japan post id number delivery_company_id list shipping company
/api/savings payout payouts withdrawals transfer to bank money deposits revenue bookkeeping accounting fees settlement earnings balance report paid out 会計
/api/search search all shops marketplace public products across stores global price comparison affiliate search_api key client
/api/search/refresh deleted products changed old results update cache

/template start begin designing theme html css how do themes work introduction beginner overview templates liquid wordpress
/template#quick-start first tag hello world try simple example beginner
/template#map table of contents where is what index guide topics
/template#starting-points smallest minimal template blank bare starter which base to begin with boilerplate scratch example simplest working copy
/template#stock-theme default official standard theme source code download html github
/template#what-a-theme-is one file single html parts include partials folder structure files sections snippets php server side code database run backend node allowed
/template#tags syntax brackets curly braces variables blocks conditions loops language tumblr liquid handlebars similar compare
/template#rules nesting comments escape quotes case sensitive spaces whitespace filters math functions variables assign
/template#forbidden not allowed prohibited banned hide remove platform logo footer css
/template#all-tags reference cheat sheet list complete every variable alphabetical タグ一覧 of tags
/template/default skeleton basic layout minimal html document doctype order of parts frame boilerplate smallest
/template/default#paging pagination next previous page numbers pager links older newer
/template/default#empty-and-closed no products yet empty shop message private unpublished
/template/default#files assets upload images css js folder host own server
/template/default/must mandatory tags obligatory compulsory what must be in theme rejected without
/template/default/must#missing cannot save error when a required tag is absent forgot
/template/default/head meta title favicon description og seo css link stylesheet head section order
/template/default/head#meta seo page title description open graph ogp twitter card share picture icon tab canonical
/template/default/head#analytics tracking google ga4 gtm tag manager pixel facebook meta tiktok conversion script
/template/default/head#external-files cdn bootstrap tailwind swiper library third party scripts external css js link own server github pages allowed
/template/default/head#fonts google fonts webfont typeface noto adobe custom font family フォント変更
/template/default/head#stale cache changes do not appear old css still shown refresh busting version query
/template/default/head#added injected scripts unknown code automatically inserted css platform adds
/template/default/body body tag order footer scripts closing layout container
/template/default/body#menu cart icon menu top bar burger widget overlaps iframe
/template/default/body#fixed sticky header covered overlap top bar banner offset z-index hidden behind
/template/default/body#refused cannot save elements forbidden textarea stripped removed error editor
/template/default/navigation menu links nav bar header items home about contact blog add link
/template/default/navigation#hamburger mobile menu burger toggle sidebar drawer off canvas phone slide
/template/default/navigation#categories category menu dropdown submenu nested list sidebar hide empty menu
/template/default/navigation#footer privacy law legal links bottom copyright
/template/directory/page which pages exist home item about contact cart checkout legal privacy search result list of templates files page types what can i style
/template/directory/page#platform checkout cart payment page design customise style cannot change order form confirmation
/template/directory/page#legal tokushoho specified commercial transactions act seller name address phone required law business
/template/directory/page#hooks css for contact form privacy policy law page style classes inputs checkout styling お問い合わせ
/template/directory/page#addresses url structure slug permalink link to page path items/123
/template/directory/page#closed maintenance mode holiday password coming soon preparing private
/template/guideline tutorial step by create theme from scratch walkthrough lesson build first course
/template/guideline#step-list product grid cards list homepage loop show items columns price image
/template/guideline#step-item product page template detail add to cart button description
/template/guideline#step-more load more pagination infinite than 24 products button ajax
/template/guideline#step-styles css responsive layout grid mobile first
/template/guideline#step-contents about page text contact legal content placeholder
/template/guideline#finished complete example full code sample theme download final result
/template/guideline#bring responsibilities own css jquery responsive slider library what do i have to include
/template/guideline#backup save copy export version git download restore lost overwritten
/template/guideline#publish activate apply go live deploy make visible install upload theme to shop switch 公開 preview without publishing backup restore test changes before visitors see
/template/guideline#options customizer owner can change colors images texts without code admin fields
/template/guideline#files upload asset images js css hosting size limit zip
/template/guideline#smartphones responsive mobile phone separate theme viewport sp
/template/guideline/check_list validator lint verify theme before submission test review requirements errors warnings automatic linter
/template/guideline/check_list#by-hand manual review test checklist before applying
/template/guideline/create become seller earn money sell my design marketplace commission revenue share market partner price of themes royalties
/template/guideline/create#terms percentage payment revenue split contract exclusive price how much do designers earn cut share take royalty theme sales marketplace commission payout when paid designer author
/template/guideline/create#review rejected sent back how long does review take feedback experience
/template/guideline/demo showcase preview shop example content dummy products photos sample
/template/guideline/design-guideline quality rules requirements standards looks accessibility performance browsers ie safari copyright images licence
/template/guideline/design-guideline#devices browser support internet explorer safari chrome android iphone tablet
/template/guideline/design-guideline#rights copyright license fonts photos stock icons third party plagiarism
/template/guideline/design-guideline#performance page speed slow animation lighthouse heavy loading
/template/guideline/designer designer account register company individual foreigner abroad become registration join
/template/guideline/editor playground live preview online try edit command line cli tools ide local
/template/guideline/editor#try paste my theme see result test without shop preview browser playground dummy products sample data fake items
/template/guideline/editor#platform where do i edit the html code admin app editor access source embed widget paste html snippet iframe
/template/guideline/editor#formatters prettier beautify indent format broken by formatter
/template/guideline/editor#command-line local development live reload watch render cli npm terminal work offline own text editor preview environment hot ローカル開発環境
/template/guideline/editor#install github actions ci pipeline pre-commit npm package continuous integration
/template/guideline/editor#starter-theme boilerplate skeleton template download ready made minimal working zip base theme sample html example scaffold
/template/guideline/editor#vs-code vscode plugin extension syntax highlighting autocomplete snippets
/template/guideline/editor#other-editors vim emacs sublime jetbrains webstorm language server lsp
/template/guideline/request submit theme apply market application form screening send
/template/guideline/request#review how long waiting time days result rejected reasons reviewer
/template/guideline/update new version of my theme bug fix publish update customers who bought notify existing shops
/template/item/details product page layout detail template title price images description
/template/item/details#price strike through original price discount yen tax format comma crossed out old was now
/template/item/details#images product photos gallery zoom lightbox thumbnails main picture
/template/item/details#description line breaks html in description long text read more
/template/item/details#report-and-share report button share tweet line facebook pin
/template/item/details#subscription recurring monthly price regular delivery teiki
/template/item/purchase add to cart buy now checkout button quantity selector form basket
/template/item/purchase#form standard cart form variation select quantity tag
/template/item/purchase#states button text pre-order disabled grey label change wording
/template/item/purchase#styling css color of buy button style select box rounded
/template/item/purchase#floating sticky buy button fixed bottom mobile bar
/template/item/purchase#fields dropdown radio swatches color size buttons selector instead of pulldown quantity input plus minus html classes swatch swatches instead of pulldown replace select with
/template/item/purchase#old-form custom form own select script variation javascript
/template/item/modal popup overlay dialog layer lightbox window close z-index
/template/item/status badges sold out coming soon sale new label ribbon overlay state
/template/item/status#states list of states restock lottery ended preorder coming
/template/item/status#lists badge on product card grid thumbnail overlay sold out ribbon
/template/item/bnpl pay later installment atobarai banner id afterpay klarna
/template/syntax/contents page content main area placeholder built-in pages insert
/template/syntax/designoption theme settings customizer schema meta element options panel section admin theme settings text image colour owner defaults
/template/syntax/designoption#built-in background color logo favicon layout default settings main
/template/syntax/designoption#custom own fields add settings for shop owners custom option declare
/template/syntax/designoption#text text field input editable headline slogan message owner types
/template/syntax/designoption#image upload picture slider banner hero main visual slideshow carousel link owner
/template/syntax/designoption#color colour picker palette css variable accent
/template/syntax/designoption#select dropdown choices list of values layout option radio
/template/syntax/designoption#if checkbox toggle on off boolean show hide section enable disable
/template/syntax/designoption#limits maximum number of options how many settings length
/template/syntax/designoption#pitfalls rename option loses settings value lost default not applied name characters japanese after update
/template/syntax/disable hidden comment out code disable not output meta declarations
/template/syntax/item product variables loop card id url image price title tag list
/template/syntax/item#list loop over products for each grid all items order sort newest display sequence arrange homepage block rearrange image title price link product card example grid
/template/syntax/item#fewer only 8 products limit number on homepage first few count restrict show less
/template/syntax/item#chosen featured products pick up recommended bestseller ranking selected collection on homepage
/template/syntax/item#one-product different content per product only for one item specific condition
/template/syntax/item#name-and-price price title format yen comma currency tax included without symbol number structured data json-ld schema.org rich snippet
/template/syntax/item#stock remaining quantity left only 3 low stock count sold out
/template/syntax/item#images second image hover alternate thumbnail no placeholder
/template/syntax/item#gallery slider carousel swiper slick many photos thumbnails zoom
/template/syntax/item#sizes thumbnail resolution width pixels square crop small large retina srcset blurry
/template/syntax/item#description short excerpt truncate text html new lines
/template/syntax/iterator index counter nth first last odd even every third row number position
/template/syntax/page if conditional only on homepage page type is_home which body class different header
/template/syntax/page#and-or-else else elseif not negate combine conditions and or logical if otherwise
/template/syntax/page#drawn-by-the-theme home item about list templates
/template/syntax/page#drawn-by-the-platform contact privacy law cart checkout order pages built in
/template/syntax/page#inside-attributes condition in class attribute current page active menu link
/template/syntax/page#first-page hero only on page one not two list second
/template/syntax/related similar products you may also like recommendations cross sell upsell same category
/template/syntax/shop store name description tagline logo introduction url
/template/syntax/shop#publication open private preparing published
/template/syntax/social instagram twitter facebook line tiktok youtube icons links feed embed posts profile
/template/syntax/social#share share tweet like pin button ogp
/template/syntax/url link href home url contact about law privacy cart page links permalink
/template/syntax/url#load-more infinite scroll ajax fetch next items more button json previous page link numbered pagination older newer
/template/syntax/url#required mandatory links legal privacy must link footer
/template/update what changed new tags history removed old deprecated releases date
/template/update#old-theme migrate upgrade outdated legacy theme stopped working modernise modernize
/template/update#removed tag no longer works obsolete
/template/update#wrong does this tag exist unknown blog says invented

/template/faq#what-is-an-app plugin extension addon module what are apps for install app store
/template/faq#which-theme find out my theme name version free paid template store what do i have
/template/faq#does-my-theme installed app nothing appears not displayed does work support missing labels buttons
/template/faq#switch-on install app enable activate where is store add function
/template/faq#cost how much is a theme price list free paid buy design
/template/faq#order-fee commission percent charge plan growth standard monthly subscription service fee per sale expensive cost of selling compare shopify stores open a shop for free no initial cost opening 初期費用 月額
/template/faq#payments paypal apple pay google paypay amazon credit card konbini bank transfer cash on delivery cod carrier billing visa amex installments wallet accept
/template/faq#payout withdraw earnings bank account cash out transfer balance payday deposit proceeds income revenue furikomi 入金されない 入金日
/template/faq#refund return exchange money back customer cancel cancelled order wrong item complaint change wrong address of an order fix mistake
/template/faq#receipt invoice tax qualified ryoshusho seikyusho inboice print packing slip bill
/template/faq#domain custom url dns own address www .com buy domain ssl https subdomain 独自ドメイン ssl certificate secure
/template/faq#visitors statistics traffic analytics page views how many people access report 訪問者数 アクセス
/template/faq#what-do-i-need skills programming html css requirements knowledge prerequisites coding
/template/faq#remove-app uninstall delete app turn off data lost free trial period test
/template/faq#without-code no coding change colors fonts background header picture font size customise design simple beginner logo change design template look of shop
/template/faq#another-theme buy theme store template shop download free designs gallery examples switch design change theme テーマ変更 着せ替え
/template/faq#risks overwrite lost settings keep edits update switching theme safe customisation rename products items data disappear when i change theme
/template/faq#undo restore previous theme go back old design revert mistake broken html undo changes recover backup restore
/template/faq#smartphones mobile phone layout looks different iphone broken on responsive
/template/faq#logo remove powered by badge footer hide branding created with base
/template/faq#english translate language foreign customers bilingual chinese korean japanese admin settings pages i do not read weak
/template/faq#abroad overseas international shipping foreign export world customs usa
/template/faq#closed holiday vacation pause temporarily suspend stop close shop delete account quit leave members only private secret password protect password page secret shop
/template/faq#programmer hire developer freelancer access permission security revoke third party service disconnect unlink connected app is it safe to connect an consent アプリ連携 安全 password share my login give remove stop
/template/faq#staff employees team second user login shared password admin rights several people give designer access account
/template/faq#subscription recurring regular delivery monthly box membership fee teiki
/template/faq#old-purchase-form quantity cannot be chosen message old theme app requires new form
/template/faq#whom-to-ask support contact customer service phone email help chat complaint login problem forgot password cannot log in account blocked sign admin page error who do i ask problem with my shop hire designer programmer freelancer what do they need hand over make my theme
/template/faq#all-apps app list overview all functions prices plugins comparison
/template/faq#other-apps instagram shopping google merchant ads facebook tiktok shop delivery date time cash register pos csv coupon gift wrapping amazon line yamato label printing ec cube excel upload csv gift wrapping ラッピング posts feed insta
/template/faq#glossary dictionary translation terms kanji meaning admin screen words english
/template/faq#without-shop test preview theme without account no shop needed designer demo
/template/faq#cannot-save error when saving theme refused html not accepted
/template/faq#too-long character limit file size exceeded shorten
/template/faq#tag-as-text curly brackets shown raw not replaced literal braces appear visible code printed unrendered typo placeholder shows
/template/faq#which-pages checkout cart customise editable limits cannot change
/template/faq#own-page extra page static custom landing lookbook faq privacy size chart about second
/template/faq#empty-contact blank page nothing shown contact form missing
/template/faq#twenty-four only 24 products list cut more items not shown pagination
/template/faq#further-items loaded later wrong style after load more layout broken animation
/template/faq#sold-out out of stock label coming soon badge no message hide sold products
/template/faq#button-text rename add to cart wording buy button label translate カートボタン文言変更
/template/faq#options-missing engraving text field not displayed item option select missing
/template/faq#images number of photos maximum pictures per product more than 20
/template/faq#analytics ga4 google tag manager gtm pixel tracking code paste script head
/template/faq#hosting upload files css js images server cdn github where store assets video
/template/faq#jquery version included loaded $ undefined library conflict
/template/faq#tags-in-files external js variables in script css file json pass data to javascript
/template/faq#braces javascript template literal backtick \${} object braces conflict css escape curly escape json script inline
/template/faq#sell requirements become designer market sell design conditions
/template/faq#ask forum community help question designers contact
/template/faq#colors variations of one theme duplicate similar themes sell several versions
/template/faq#updates existing customers automatic update bought theme new version

/template/apps/age_verification_app over 18 20 years old adult alcohol tobacco popup age gate check modal warning r18
/template/apps/base_eraser_app remove powered by footer badge logo branding whitelabel
/template/apps/blog_app news posts articles diary write journal rss
/template/apps/coin_funding_app crowdfunding coins gift card points supporters prepaid
/template/apps/community_app fans fan club members only content supporters posts
/template/apps/download_app sell pdf digital goods ebook music files mp3 photo illustration data software
/template/apps/i18n_app translate multi language bilingual english site dollars euro currency converter foreign
/template/apps/i18n_app#own-texts translate own sentence two languages japanese english headline
/template/apps/information_banner_app notice bar top message sale header strip free shipping announcement news holiday
/template/apps/item_category_app collections subcategories groups menu filter tree
/template/apps/item_category_app#category-page category title description breadcrumb collection page heading
/template/apps/item_layout_app rich text description blocks images in custom product page layout builder
/template/apps/item_option_app personalization engraving custom text input gift message file upload name printing extra choices surcharge additional fee
/template/apps/label_app new badge ribbon sticker sale mark tag on product picture
/template/apps/lottery_app raffle draw chusen random winners entry limited
/template/apps/mail_magazine_app newsletter subscribe email signup mailing list campaign
/template/apps/membership_app customer accounts login points rewards rank loyalty register sign up my page
/template/apps/message_app chat contact buyer inquiry dm talk questions live
/template/apps/pre_order_app reservation made to order ship later backorder release date yoyaku
/template/apps/restock_mail_notification_app back in stock email alert notify me sold out waiting list nyuuka
/template/apps/review_app ratings stars testimonials comments
/template/apps/sale_app discount percent off special price campaign black friday strikethrough timed old price crossed out struck was now reduced
/template/apps/sale_app#coupon promo code voucher discount first purchase gift クーポン作り方 作成
/template/apps/sales_period_app launch time start selling date countdown drop limited end schedule release timer when do sales start
/template/apps/search_app search box product keyword field results page magnifier find
/template/apps/search_app#results no results found message search page heading count template
/template/apps/shipping_fee_app postage regional prefecture hokkaido okinawa weight size free shipping over amount threshold rates zones
/template/apps/takeout_app pickup click and collect restaurant store pick up food in person
/template/apps/i18n_app#texts override wording japanese words buttons labels change to english
/template/guideline#step-apps app not installed missing uninstalled conditional does break without optional
/template/guideline#tutorial create make write build my own new theme
/api/items#good-to-know updated since changed products only
/api#errors codes reference list meaning table messages
/template/apps/pre_order_app#states-and-texts shipping date month expected
/api/items/detail#good-to-know link to product page url from id
/template/faq#orders-out csv export download spreadsheet google sheet file all my orders freee money forward bookkeeping tax office automatically send 会計 経理 簿記 注文データ エクスポート
/api/items#show display products on wordpress page own site plugin catalog embed website external homepage blog
/api/oauth/authorize#tools zapier integromat postman ifttt power automate connector credential no-code oauth2 settings values
`;

const byPlace: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line): [string, string] => {
      const end = line.indexOf(' ');
      return [line.slice(0, end), line.slice(end + 1)];
    }),
);

/** The places that have words here: paths of pages without a slash at the end, some with an anchor. */
export const placesAskedFor: readonly string[] = [...byPlace.keys()];

/**
 * Words by which people ask for a place, besides its own; '' for none.
 * @param url Its address, also with a host or below a path.
 */
export function otherWordsFor(url: string): string {
  const [place = ''] = /\/(?:api|template)(?=[/#]|$).*/.exec(url) ?? [];
  return byPlace.get(place.replace(/\/(?=#|$)/, '')) ?? '';
}
