import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const closing = {
  money: 'Don Allah ka fara cire kuɗinka kafin ka rufe asusu',
  held: 'An ajiye wani ɓangare na kuɗinka. Don Allah ka jira a gama',
  under_way: 'Akwai abin da ka tura da ke kan hanya. Don Allah ka jira ya isa',
  lien: 'Umarnin kotu ko hukuma ya riƙe kuɗi a asusunka',
  dispute: 'Kana da ƙara a buɗe a wurinmu. Don Allah ka jira a rufe ta',
  loan: 'Don Allah ka biya bashinka kafin ka rufe asusu',
  savings: 'Don Allah ka cire kuɗin ajiyarka kafin ka rufe asusu',
  investments: 'Don Allah ka sayar da jarinka kafin ka rufe asusu',
  group: 'Don Allah ka daidaita da ƙungiyarka kafin ka rufe asusu',
};

/** One sentence for every refusal, in Hausa. */
export const faults: Begun<(typeof en)['faults']> = {
  bad_request: (f) =>
    f.field ? `Don Allah duba: ${f.field}.` : 'Don Allah duba abin da ka aiko ka sake gwadawa.',
  unauthenticated: () => 'Don Allah ka fara shiga.',
  forbidden: () => 'Ba a yarda ka yi haka ba.',
  not_found: () => 'Ba mu sami hakan ba.',
  request_reused: () => 'An riga an yi amfani da wannan buƙatar don wani abu.',
  too_many_requests: () => 'Ka gwada sau da yawa. Don Allah jira kaɗan ka sake gwadawa.',
  unavailable: ({ paused }) =>
    paused
      ? 'Mun dakatar da wannan aikin na ɗan lokaci domin kamfanin da ke yinsa yana da matsala. Ba a cire komai ba, kuma abin da ka aika a baya ana kammala shi. Sake gwadawa daga baya.'
      : 'Wannan aikin ba ya amsawa yanzu. Ba a cire komai ba. Sake gwadawa nan gaba kaɗan.',
  account_missing: () => 'Ba mu sami wannan asusun ba.',
  account_closed: () => 'An rufe wannan asusun.',
  insufficient_funds: (f) =>
    `Kana buƙatar ${printNaira(f.needed)} amma kana da ${printNaira(f.available)}. Ba a cire komai ba.`,
  unbalanced: () => 'Lissafin bai daidaita ba. Ba a cire komai ba.',
  hold_missing: () => 'Ba a riƙe wannan kuɗin yanzu ba.',
  already_reversed: () => 'An riga an juya wannan.',
  amount_invalid: () => 'Don Allah ba da adadi sama da sifili, kamar 5000 ko 5k.',
  customer_deceased: () =>
    'An sanar da mu cewa mai wannan asusu ya rasu, muna ta’aziyya. Babu abin da zai fita yanzu, kuma ba a faɗin komai nasa a hira. Mutum ne zai taimaki ’yan uwa: amsa MUTUM. Idan kai ne mai asusun, kai ma ka amsa MUTUM.',
  freeze_stands: ({ why }) =>
    why === 'sanctions'
      ? 'An tabbatar da cewa sunan yana jerin takunkumi. Mutum biyu su fara wanke shi.'
      : 'An ba da rahoton rasuwar abokin ciniki. Mutum biyu su fara janye shi.',
  customer_frozen: () => 'An kulle asusunka. Amsa MUTUM don magana da wani.',
  customer_exists: () => 'Akwai asusun Karo da waɗannan bayanan.',
  phone_invalid: () => 'Wannan ba lambar wayar Najeriya ba ce. Kamar 0803 000 0000 take.',
  name_invalid: () => 'Don Allah ba da sunanka da sunan mahaifinka.',
  bvn_invalid: () => 'Ba a sami wannan BVN ba. BVN lambobi 11 ne. Danna *565*0# don ganin naka.',
  bvn_mismatch: () => 'Wannan BVN yana da wani suna. Don Allah duba sunan da BVN.',
  bvn_consent_needed: () =>
    'Rajistar BVN za ta fara aika maka lambar tabbatarwa. Don Allah buɗe asusunka a shafin tsaro.',
  under_age: () => 'Sai ka kai shekara 18 ko fiye kafin ka buɗe asusu.',
  pin_invalid: () => 'PIN lambobi 4 ne.',
  pin_weak: () => 'Wannan PIN yana da sauƙin ganewa. Don Allah zaɓi wani.',
  pin_wrong: (f) => `PIN ba daidai ba. Saura gwaji ${f.triesLeft}. Ba a cire komai ba.`,
  pin_locked: (f) =>
    `An gwada PIN da yawa ba daidai ba. Sake gwadawa bayan ƙarfe ${printTime(f.until)} ran ${printDay(f.until)}. Ba a cire komai ba.`,
  pin_unset: () => 'Ba ka saita PIN ba tukuna.',
  quote_expired: () => 'Lokacin wannan buƙatar ya wuce. Ba a cire komai ba. Don Allah sake nema.',
  quote_used: () => 'An riga an amsa wannan. Ba a cire ƙari ba.',
  quote_missing: () => 'Ba mu sami wannan buƙatar ba.',
  bank_unknown: (f) => `Ba mu san bankin “${f.bank}” ba.`,
  bank_down: (f) => `${f.bank} ba ya amsawa yanzu. Ba a cire komai ba. Sake gwadawa nan gaba kaɗan.`,
  nuban_invalid: (f) =>
    `${f.account} ba daidaitacciyar lambar asusu ba ce: lambobi 10 ne. Don Allah duba su.`,
  destination_unknown: (f) => `${f.bank} ba shi da asusu ${f.account}. Don Allah duba lambar da bankin.`,
  name_mismatch: (f) => `Asusun na ${f.name} ne. Ba a cire komai ba. Duba sunan ka sake turawa.`,
  same_account: () => 'Ba za ka iya tura kuɗi zuwa asusu ɗaya ba.',
  limit_single: (f) => `Turi ɗaya ba zai wuce ${printNaira(f.limit)} ba.`,
  limit_daily: (f) => `Iyakarka a rana ${printNaira(f.limit)} ce; saura ${printNaira(f.left)} yau.`,
  limit_monthly: (f) =>
    `Iyakarka a wata ${printNaira(f.limit)} ce; saura ${printNaira(f.left)} wannan watan.`,
  limit_bills: (f) =>
    `Iyakarka ta katin waya da bil ${printNaira(f.limit)} ce a rana; saura ${printNaira(f.left)} yau.`,
  new_identity_cap: (f) =>
    `Wannan lambar sabuwa ce a asusunka, don haka har sai ${printDay(f.until)} ${printTime(f.until)} ba za ka iya fitar da fiye da ${printNaira(f.limit)} ba. Wannan yana kare ka.`,
  receiver_refuses: () => 'Asusun ba zai iya karɓar kuɗi yanzu ba. Ba a cire komai ba.',
  receiver_capped: (f) =>
    `Asusun sabo ne, ba zai iya karɓar fiye da ${printNaira(f.limit)} yanzu ba. Ba a cire komai ba.`,
  transfer_missing: () => 'Ba mu sami wannan turin ba.',
  too_late_to_cancel: () =>
    'Lokacin sokewa ya wuce: kuɗin ya tafi. Amsa RECALL da lambar shaida don neman a dawo da shi.',
  nothing_to_recall: () => 'Kuɗin bai bar asusunka ba, don haka babu abin da za a nemo.',
  network_unknown: (f) => `Wane network ${f.phone} yake kai: MTN, Airtel, Glo ko 9mobile?`,
  airtime_amount: (f) =>
    `Katin waya daga ${printNaira(f.least)} zuwa ${printNaira(f.most)} ne a lokaci guda.`,
  sign_in_wrong: () => 'Lambar wayar ko PIN ba daidai ba. Don Allah duba duka biyun.',
  sign_in_closed: () =>
    "An bayar da PIN marasa daidai da yawa ga wannan lamba daga sababbin na'urori. Nemi lamba zuwa wayarta don sababbin na'urori su sake shiga. Na'urorin da kake amfani da su suna aiki.",
  phone_new: (f) =>
    `Ba a kai kwana ɗaya da canza lambarka ba. Daga ƙarfe ${printTime(f.until)} ran ${printDay(f.until)} za ka iya saita sabon PIN da ita; kafin nan, yi magana da mutum.`,
  code_wrong: (f) => `Wannan lambar ba daidai ba. Saura gwaji ${f.triesLeft}.`,
  code_expired: () => 'Lokacin wannan lambar ya wuce. Don Allah nemi sabuwa.',
  code_sent_lately: (f) =>
    `Mun aiko maka da lamba yanzun nan. Za ka iya neman wata bayan ƙarfe ${printTime(f.retryAt)}.`,
  passkey_wrong: () => 'Hakan bai yi ba. Sake gwadawa, ko ka yi amfani da PIN.',
  second_factor_needed: () => 'Don Allah tabbatar cewa kai ne, da lamba ko passkey.',
  email_invalid: () => 'Wannan ba adireshin email ba ne.',
  name_fixed: () => 'Sunanka shi ne na BVN. Don canza shi, yi magana da mu.',
  limit_ceiling: (f) => `Mafi girman iyakar asusunka ${printNaira(f.limit)} ce.`,
  instant_off: () => 'Ka kashe tura kuɗi nan take. Kunna a settings don turawa. Ba a cire komai ba.',
  nin_invalid: () => 'Ba a sami wannan NIN ba. NIN lambobi 11 ne. Danna *346# don ganin naka.',
  nin_mismatch: () => 'Wannan NIN ba na mai BVN da muke da shi ba ne. Don Allah duba.',
  selfie_rejected: () => 'Ba mu iya gane kai ne ba. Sake ɗaukar hoto a wuri mai haske.',
  kyc_step: (f) => `Don Allah ka fara kammala mataki na ${f.tier}.`,
  kyc_pending: () => 'Har yanzu muna duba abin da ka aiko. Za mu gaya maka da zarar an gama.',
  phone_by_code: () => 'Don canza lambarka, tabbatar da sabuwar da lambar da za mu aiko mata.',
  passkey_needed: () => "Don Allah ka fara saita shiga da yatsa ko fuska a wannan na'urar.",
  passkey_unproved: () =>
    'Wannan passkey sabo ne, bai isa shi kaɗai ba. Don Allah ka haɗa da lamba, ko ka tabbatar da passkey a saitunanka.',
  account_unverified: () => 'Ba a nuna cewa asusun naka ba ne. Don Allah ka fara tabbatar da shi.',
  pin_mismatch: () => 'PIN ɗin ba su yi daidai ba.',
  customer_deactivated: () => 'Ka dakatar da asusunka. Ka fara kunna shi a settings. Ba a cire komai ba.',
  tier_active: () => 'Kana kan wannan matakin riga.',
  sandbox_only: () => 'Wannan yana aiki ne a wurin gwaji kawai.',
  ticket_unresolved: () => 'Za ka iya ba da maki idan an warware.',
  already_rated: () => 'Ka riga ka ba da maki. Mun gode.',
  dispute_closed: () => 'An rufe wannan ƙarar.',
  ussd_code_unknown: (f) => `${f.code} ba lambarmu ba ce. Danna *347*5276# don menu.`,
  mandate_due: () =>
    'Ba a yi biyan yau na wannan umarnin ba tukuna. Ka canza shi bayan an biya, ko ka fara tsallake na yau.',
  plan_price: (f) =>
    `Farashin wannan tsarin ${printNaira(f.price)} ne a kowane lokaci. Don biyan wani adadi, ka tsara biyan wani tsari dabam.`,
  mandates_many: (f) => `Za ka iya samun biyan da aka tsara ${f.most} a lokaci guda. Ka fara tsayar da ɗaya.`,
  proposal_contrary: () =>
    'An riga an gabatar da akasin haka kan wannan asusu, yana jiran yanke shawara. A fara yanke wancan.',
  loan_product: () => 'Ba mu da wannan bashin. Ka ce “bashi” don ganin waɗanda muke da su.',
  loan_amount: (f) =>
    `Wannan bashin daga ${printNaira(f.least)} zuwa ${printNaira(f.most)} ne. Don Allah ba da wani adadi.`,
  loan_open: () => 'Kana da wannan bashin, ko ka nema. Don Allah ka fara gama shi.',
  loan_not_offered: () => 'Ba a ba da wannan bashin yanzu. Babu abin da ya canza.',
  loan_not_running: () => 'Babu abin da za a biya a wannan bashin.',
  investment_minimum: (f) => `Mafi karancin abin da za ka zuba a nan ${printNaira(f.least)} ne.`,
  card_declined: () => 'An ƙi katin. Ba a cire komai ba. Don Allah gwada wani kati.',
  risk_refused: () => 'Don kare ka, ba mu tura wannan ba. Ba a cire komai ba. Amsa MUTUM don magana da mu.',
  handle_taken: () => 'An ɗauki wannan @sunan, ko yana kama da wani. Don Allah zaɓi wani.',
  handle_unknown: (f) => `Ba mu san kowa da ${f.name} ba. Don Allah duba.`,
  request_over: () => 'Wannan buƙatar ta ƙare.',
  requests_blocked: () => 'Wannan mutumin ba ya so ka nemi kuɗi daga wurinsa.',
  plan_active: () => 'Kana kan wannan tsarin riga.',
  plan_over: () => 'Wannan tsarin ya ƙare. Babu abin da ya canza.',
  country_unknown: () => 'Ba ma karɓar kuɗi daga wannan ƙasar tukuna.',
  group_size: (f) => `Irin wannan adashi yana da mutum ${f.least} zuwa ${f.most}.`,
  group_amount: (f) =>
    `Zubi daga ${printNaira(f.least)} zuwa ${printNaira(f.most)} ne. Don Allah ba da wani adadi.`,
  group_full: () => 'Adashin ya cika.',
  group_joined: () => 'Kana cikin wannan adashin riga.',
  group_code: () => 'Sai da gayyata ake shiga wannan adashin. Don Allah ba da lambar da mambobi suke da ita.',
  group_nothing_due: () => 'Ba ka da abin da za ka biya a wannan adashin yanzu.',
  goals_many: (f) => `Za ka iya samun buri ${f.most} a lokaci guda. Ka fara rufe ɗaya.`,
  goal_closed: () => 'An rufe wannan burin.',
  goal_short: (f) => `Akwai ${printNaira(f.available)} a ciki. Ba a fitar da komai ba.`,
  biller_unknown: () => 'Ba mu san wannan kamfanin ba. Don Allah zaɓi ɗaya daga jerin.',
  bill_plan: () => 'Babu irin wannan tsarin yanzu. Don Allah zaɓi ɗaya daga jerin.',
  bill_amount: (f) =>
    `Za ka iya biyan ${printNaira(f.least)} zuwa ${printNaira(f.most)} a lokaci guda. Don Allah ba da wani adadi.`,
  bill_number: (f) => `${f.biller} bai san wannan lambar ba. Don Allah duba ka sake aikawa.`,
  card_state: () => 'Ba za a iya yin haka da wannan katin yanzu ba. Babu abin da ya canza.',
  card_charge: (f) => `An ƙi biyan: ${f.reason}.`,
  handle_refused: (facts) =>
    facts.why === 'shape'
      ? '@suna yana da haruffa 3 zuwa 20, yana fara da harafi, kamar @ada_obi.'
      : 'Ba wanda zai iya ɗaukar wannan @suna. Don Allah ka zaɓi wani.',
  handle_lately: (facts) => `Za ka iya sake canza @sunanka daga ${printDay(facts.until)}.`,
  qr_invalid: () => 'Wannan lambar ba tamu ba ce, ko an canza ta. Ba a cire komai ba.',
  qr_expired: () => 'Lokacin wannan lambar ya ƙare. Don Allah ka nemi sabuwa.',
  loan_term: (facts) => `Wannan bashi na wata ${facts.terms.join(', ')} ne. Don Allah ka zaɓi ɗaya.`,
  asset_unknown: (facts) =>
    `Ba ma sayar da “${facts.asset}”. Ka ce “zuba jari” don ganin abin da muke da shi.`,
  holding_short: (facts) =>
    `Kana da ${printNaira(facts.value)} na wannan. Ba za ka iya sayar da fiye ba. Ba a sayar da komai ba.`,
  plan_term: () => 'Tsari yana ɗaukar shekara 1, 2, 3, 5 ko 10.',
  remittance_amount: (facts) => `Za ka iya turo daga ${facts.least} zuwa ${facts.most} a lokaci ɗaya.`,
  remittance_state: () => 'Wannan biyan ya riga ya wuce. Ba a cire ƙarin komai ba.',
  group_closed: () => 'Wannan ƙungiya ta riga ta fara; mambobinta ba sa canzawa sai zagayen ya ƙare.',
  group_state: () => 'Ba za a iya yin haka a wannan ƙungiya yanzu ba. Babu abin da ya sauya.',
  group_swap: () => 'Ba za a iya musayar waɗannan wurare yanzu ba. Babu abin da ya sauya.',
  group_owes: (facts) =>
    `Ka riga ka kwashe, kuma ana bin ka ${printNaira(facts.amount)}. Ka biya tukuna, sannan ka fita.`,
  group_replace: () =>
    'A wannan ƙungiya ba mai fita sai ya sami mai ɗaukar wurinsa. Ka ba wani kwastoma wurinka.',
  goal_target: (facts) =>
    `Ajiya daga ${printNaira(facts.least)} zuwa ${printNaira(facts.most)} ce. Don Allah ka faɗi wani adadi.`,
  goal_date: () => 'Don Allah ka faɗi ranar da take aƙalla gobe, ba ta wuce shekara goma ba.',
  goal_locked: (facts) =>
    `An kulle wannan kuɗi har ${printDay(facts.until)}. Za ka iya buɗewa, amma za ka rasa ribar wannan wata.`,
  module_locked: (facts) => `Don Allah ka fara gama wannan: ${facts.needs.join(', ')}.`,
  lesson_order: () => 'Don Allah ka fara karanta darussan da ke gabansa.',
  reward_points: (facts) =>
    `Wannan yana buƙatar maki ${facts.needed}; kana da ${facts.points}. Ka ci gaba da koyo!`,
  cards_many: (facts) => `Tsarinka na kati ${facts.most} ne. Ka rufe ɗaya, ko ka ce “daga mataki” don ƙari.`,
  card_limit: (facts) => `Iyakar kati ta kai ${printNaira(facts.most)} a rana kawai.`,
  notices_needed: () =>
    'Dole mu iya samunka game da kuɗinka da tsaronsa: don Allah ka bar hanya ɗaya a kunne.',
  email_needed: () => 'Don Allah ka fara saka imel ɗinka a bayananka.',
  email_unproved: () => 'Don Allah ka fara tabbatar da imel ɗin da ke bayananka.',
  closing_refused: (facts) => `${closing[facts.why]}${facts.amount ? ` (${printNaira(facts.amount)})` : ''}.`,
  scope_missing: (facts) => `Wannan makulli ba shi da ikon haka: yana bukatar ${facts.scope}.`,
  quota_spent: (facts) =>
    `An gama kira ${facts.quota} na wannan wata. Za su sake farawa ranar ${printDay(facts.resetsAt)}.`,
  plan_needed: () => 'Wannan yana cikin tsarin Startup.',
  webhook_url: () => 'Don Allah ka ba da adireshin https da intanet zai iya kaiwa.',
};
