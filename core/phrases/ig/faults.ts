import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const closing = {
  money: 'Biko buru ụzọ wepụ ego gị tupu i mechie akaụntụ',
  held: 'E debere ụfọdụ ego gị. Biko chere ka e dozie ya',
  under_way: 'Ihe i zitere ka nọ n’ụzọ. Biko chere ka o ruo',
  lien: 'Iwu ụlọ ikpe maọbụ ọchịchị jidere ego n’akaụntụ gị',
  dispute: 'I nwere okwu meghere emeghe n’aka anyị. Biko chere ka e mechie ya',
  loan: 'Biko kwụọ mbinye ego gị tupu i mechie akaụntụ',
  savings: 'Biko wepụ ego nchekwa gị tupu i mechie akaụntụ',
  investments: 'Biko ree ihe i tinyere ego tupu i mechie akaụntụ',
  group: 'Biko gị na otu gị dozie tupu i mechie akaụntụ',
};

/** One sentence for every refusal, in Igbo. */
export const faults: Begun<(typeof en)['faults']> = {
  bad_request: (f) => (f.field ? `Biko lelee: ${f.field}.` : 'Biko lelee ihe i zitere ma nwaa ọzọ.'),
  unauthenticated: () => 'Biko buru ụzọ banye.',
  forbidden: () => 'E kweghị gị ime nke ahụ.',
  not_found: () => 'Anyị ahụghị ya.',
  request_reused: () => 'E jirila arịrịọ ahụ mee ihe ọzọ.',
  too_many_requests: () => 'Ị nwara ọtụtụ ugboro. Biko chere ntakịrị ma nwaa ọzọ.',
  unavailable: ({ paused }) =>
    paused
      ? 'Anyị kwụsịtụrụ ọrụ ahụ n’ihi na ụlọ ọrụ na-arụ ya nwere nsogbu. E wepụghị ihe ọ bụla, a ka na-emecha ihe i zigara na mbụ. Biko nwaa ọzọ ma e mechaa.'
      : 'Ọrụ ahụ anaghị aza ugbu a. E wepụghị ihe ọ bụla. Biko nwaa ọzọ n’oge na-adịghị anya.',
  account_missing: () => 'Anyị ahụghị akaụntụ ahụ.',
  account_closed: () => 'E mechiela akaụntụ ahụ kpamkpam.',
  insufficient_funds: (f) =>
    `Ị chọrọ ${printNaira(f.needed)} mana ị nwere ${printNaira(f.available)}. E wepụghị ihe ọ bụla.`,
  unbalanced: () => 'Ọnụ ọgụgụ ahụ ekwekọghị. E wepụghị ihe ọ bụla.',
  hold_missing: () => 'A naghị ejide ego ahụ ọzọ.',
  already_reversed: () => 'E weghachilarị ya.',
  amount_invalid: () => 'Biko nye ego karịrị efu, dịka 5000 ma ọ bụ 5k.',
  customer_deceased: () =>
    'A gwara anyị na onye nwe akaụntụ a anwụọla, ndo. Ihe ọ bụla agaghị apụ ugbu a, anyị anaghịkwa ekwu ihe dị na ya na nkata. Ọ bụ mmadụ ga-enyere ndị ikwu aka: zaa MMADU. Ọ bụrụ na ọ bụ gị nwe ya, zaakwa MMADU.',
  freeze_stands: ({ why }) =>
    why === 'sanctions'
      ? 'E kwadoro na aha ahụ dị na ndepụta mmachi. Mmadụ abụọ ga-ebu ụzọ kpochapụ ya.'
      : 'A kọrọ na onye ahịa ahụ anwụọla. Mmadụ abụọ ga-ebu ụzọ wepụ ya.',
  customer_frozen: () => 'E mechiela akaụntụ gị. Zaa MMADU ka gị na mmadụ kwurịta.',
  customer_exists: () => 'E nwelarị akaụntụ Karo nwere nkọwa ndị a.',
  phone_invalid: () => 'Nke ahụ abụghị nọmba ekwentị Naịjirịa. Ọ dị ka 0803 000 0000.',
  name_invalid: () => 'Biko nye aha gị na aha nna gị.',
  bvn_invalid: () => 'Ahụghị BVN ahụ. BVN bụ nọmba iri na otu. Pịa *565*0# ka ị hụ nke gị.',
  bvn_mismatch: () => 'BVN ahụ bu aha ọzọ. Biko lelee aha na BVN.',
  bvn_consent_needed: () => 'Ndekọ BVN ga-ebu ụzọ zitere gị koodu. Biko mepee akaụntụ gị na peeji nchekwa.',
  under_age: () => 'Ị ga-eru afọ 18 tupu i mepee akaụntụ.',
  pin_invalid: () => 'PIN bụ nọmba anọ.',
  pin_weak: () => 'PIN ahụ dị mfe nchọpụta. Biko họrọ nke ọzọ.',
  pin_wrong: (f) => `PIN ezighị ezi. Ọ fọrọ ugboro ${f.triesLeft}. E wepụghị ihe ọ bụla.`,
  pin_locked: (f) =>
    `PIN na-ezighị ezi karịrị. Nwaa ọzọ mgbe ${printTime(f.until)}, ${printDay(f.until)} gafere. E wepụghị ihe ọ bụla.`,
  pin_unset: () => 'Ị họrọbeghị PIN.',
  quote_expired: () => 'Oge arịrịọ ahụ agafeela. E wepụghị ihe ọ bụla. Biko rịọ ọzọ.',
  quote_used: () => 'A zalarị ya. E wepụghị ihe ọzọ.',
  quote_missing: () => 'Anyị ahụghị arịrịọ ahụ.',
  bank_unknown: (f) => `Anyị amaghị ụlọ akụ “${f.bank}”.`,
  bank_down: (f) => `${f.bank} anaghị aza ugbu a. E wepụghị ihe ọ bụla. Biko nwaa ọzọ n’oge na-adịghị anya.`,
  nuban_invalid: (f) => `${f.account} abụghị ezigbo nọmba akaụntụ: ọ bụ nọmba iri. Biko lelee ya.`,
  destination_unknown: (f) => `${f.bank} enweghị akaụntụ ${f.account}. Biko lelee nọmba na ụlọ akụ.`,
  name_mismatch: (f) => `Akaụntụ ahụ bụ nke ${f.name}. E wepụghị ihe ọ bụla. Lelee aha ma ziga ọzọ.`,
  same_account: () => 'Ị nweghị ike iziga ego n’otu akaụntụ ahụ.',
  limit_single: (f) => `Otu nzipu agaghị akarị ${printNaira(f.limit)}.`,
  limit_daily: (f) => `Oke gị n’otu ụbọchị bụ ${printNaira(f.limit)}; ọ fọrọ ${printNaira(f.left)} taa.`,
  limit_monthly: (f) => `Oke gị n’otu ọnwa bụ ${printNaira(f.limit)}; ọ fọrọ ${printNaira(f.left)} n’ọnwa a.`,
  limit_bills: (f) =>
    `Oke gị maka kaadị na ụgwọ bụ ${printNaira(f.limit)} n’otu ụbọchị; ọ fọrọ ${printNaira(f.left)} taa.`,
  new_identity_cap: (f) =>
    `Nọmba a dị ọhụrụ na akaụntụ gị, ya mere ruo ${printDay(f.until)} ${printTime(f.until)}, ị gaghị ebupụ karịa ${printNaira(f.limit)}. Nke a na-echekwa gị.`,
  receiver_refuses: () => 'Akaụntụ ahụ agaghị anata ego ugbu a. E wepụghị ihe ọ bụla.',
  receiver_capped: (f) =>
    `Akaụntụ ahụ dị ọhụrụ, ọ gaghị anata karịa ${printNaira(f.limit)} ugbu a. E wepụghị ihe ọ bụla.`,
  transfer_missing: () => 'Anyị ahụghị nzipu ahụ.',
  too_late_to_cancel: () =>
    'Oge ịkagbu agafeela: ego ahụ apụọla. Zaa RECALL na nọmba akaebe ka ị rịọ ya azụ.',
  nothing_to_recall: () => 'Ego ahụ apụghị na akaụntụ gị, ya mere ọ nweghị ihe a ga-arịọ azụ.',
  network_unknown: (f) => `Kedu netwọk ${f.phone} nọ: MTN, Airtel, Glo ka ọ bụ 9mobile?`,
  airtime_amount: (f) =>
    `Kaadị ekwentị bụ site na ${printNaira(f.least)} ruo ${printNaira(f.most)} n’otu mgbe.`,
  sign_in_wrong: () => 'Nọmba ekwentị ma ọ bụ PIN ezighị ezi. Biko lelee ha abụọ.',
  sign_in_closed: () =>
    'PIN na-ezighị ezi karịrị akarị bịara maka nọmba a site na ngwaọrụ ọhụrụ. Rịọ koodu na ekwentị ya ka ngwaọrụ ọhụrụ nwee ike ịbanye ọzọ. Ngwaọrụ ndị ị na-eji ka na-arụ ọrụ.',
  phone_new: (f) =>
    `O rubeghị otu ụbọchị e ji gbanwee nọmba gị. Site na ${printTime(f.until)}, ${printDay(f.until)}, ị nwere ike iji ya tọọ PIN ọhụrụ; tupu mgbe ahụ, gwa mmadụ okwu.`,
  code_wrong: (f) => `Koodu ahụ ezighị ezi. Ọ fọrọ ugboro ${f.triesLeft}.`,
  code_expired: () => 'Koodu ahụ agwụla. Biko rịọ nke ọhụrụ.',
  code_sent_lately: (f) =>
    `Anyị zitere gị koodu ugbu a. Ị nwere ike ịrịọ ọzọ mgbe ${printTime(f.retryAt)} gafere.`,
  passkey_wrong: () => 'Nke ahụ arụghị ọrụ. Biko nwaa ọzọ, ma ọ bụ jiri PIN gị.',
  second_factor_needed: () => 'Biko gosi na ọ bụ gị, jiri koodu ma ọ bụ passkey.',
  email_invalid: () => 'Nke ahụ abụghị adreesị email.',
  name_fixed: () => 'Aha gị bụ nke dị na BVN gị. Ịgbanwe ya, gwa anyị okwu.',
  limit_ceiling: (f) => `Oke kachasị maka akaụntụ gị bụ ${printNaira(f.limit)}.`,
  instant_off: () => 'Ị gbanyụrụ iziga ego ozugbo. Gbanye ya na settings ka i ziga. E wepụghị ihe ọ bụla.',
  nin_invalid: () => 'Ahụghị NIN ahụ. NIN bụ nọmba iri na otu. Pịa *346# ka ị hụ nke gị.',
  nin_mismatch: () => 'NIN ahụ abụghị nke onye nwe BVN anyị nwere. Biko lelee ya.',
  selfie_rejected: () => 'Anyị enweghị ike ịhụ na ọ bụ gị. Biko see foto ahụ ọzọ n’ebe ìhè dị.',
  kyc_step: (f) => `Biko buru ụzọ mechaa ogo ${f.tier}.`,
  kyc_pending: () => 'Anyị ka na-elele ihe i zitere. Anyị ga-agwa gị ozugbo ọ gwụchara.',
  phone_by_code: () => 'Ịgbanwe nọmba gị, jiri koodu anyị ga-ezite na nke ọhụrụ kwado ya.',
  passkey_needed: () => 'Biko buru ụzọ hazie nbanye mkpịsị aka ma ọ bụ ihu na ngwaọrụ a.',
  passkey_unproved: () =>
    'Passkey a dị ọhụrụ, naanị ya ezughị. Biko tinyekwa koodu, ma ọ bụ kwado passkey ahụ na ntọala gị.',
  account_unverified: () => 'E gosibeghị na akaụntụ ahụ bụ nke gị. Biko buru ụzọ kwado ya.',
  pin_mismatch: () => 'PIN ndị ahụ ekwekọghị.',
  customer_deactivated: () => 'Ị kwụsịrị akaụntụ gị. Buru ụzọ malite ya na settings. E wepụghị ihe ọ bụla.',
  tier_active: () => 'Ị nọlarị n’ogo a.',
  sandbox_only: () => 'Nke ahụ na-arụ ọrụ naanị n’ebe nnwale.',
  ticket_unresolved: () => 'Ị nwere ike inye akara mgbe e doziri ya.',
  already_rated: () => 'I nyelarị akara. Daalụ.',
  dispute_closed: () => 'E mechiela okwu ahụ.',
  ussd_code_unknown: (f) => `${f.code} abụghị koodu anyị. Pịa *347*5276# maka ndepụta.`,
  mandate_due: () =>
    'A kwụbeghị nke taa n’ịkwụ ụgwọ a e doziri. Gbanwee ya mgbe a kwụrụ ya, ma ọ bụ buru ụzọ mafere nke taa.',
  plan_price: (f) =>
    `Atụmatụ ahụ bụ ${printNaira(f.price)} n’otu mgbe. Iji kwụọ ego ọzọ, dozie ịkwụ ụgwọ maka atụmatụ ọzọ.`,
  mandates_many: (f) => `Ị nwere ike inwe ịkwụ ụgwọ ${f.most} e doziri n’otu oge. Biko buru ụzọ kwụsị otu.`,
  proposal_contrary: () =>
    'E tinyela ihe megidere nke a maka akaụntụ a, ọ na-eche mkpebi. Buru ụzọ kpebie nke ahụ.',
  loan_product: () => 'Anyị enweghị mbinye ego ahụ. Sị “mbinye ego” ka ị hụ ndị anyị nwere.',
  loan_amount: (f) =>
    `Mbinye a bụ site na ${printNaira(f.least)} ruo ${printNaira(f.most)}. Biko nye ego ọzọ.`,
  loan_open: () => 'I nwelarị mbinye a, ma ọ bụ ị rịọla ya. Biko buru ụzọ mechaa nke ahụ.',
  loan_not_offered: () => 'Mbinye ahụ adịghịzi. Ihe ọ bụla agbanweghị.',
  loan_not_running: () => 'Ọ nweghị ihe a ga-akwụ na mbinye ahụ.',
  investment_minimum: (f) => `Ego kacha nta ị nwere ike itinye ebe a bụ ${printNaira(f.least)}.`,
  card_declined: () => 'A jụrụ kaadị ahụ. E wepụghị ihe ọ bụla. Biko nwaa kaadị ọzọ.',
  risk_refused: () =>
    'Iji chekwaa gị, anyị ezigaghị nke a. E wepụghị ihe ọ bụla. Zaa MMADU ka gị na anyị kwurịta.',
  handle_taken: () => 'E werela @aha ahụ, ma ọ bụ ọ dị ka nke onye ọzọ. Biko họrọ ọzọ.',
  handle_unknown: (f) => `Anyị amaghị onye na-aza ${f.name}. Biko lelee ya.`,
  request_over: () => 'Arịrịọ ahụ agwụla.',
  requests_blocked: () => 'Onye a achọghị ka ị rịọ ya ego.',
  plan_active: () => 'Ị nọlarị na atụmatụ ahụ.',
  plan_over: () => 'Atụmatụ ahụ agwụla. Ihe ọ bụla agbanweghị.',
  country_unknown: () => 'Anyị anatabeghị ego site na mba ahụ.',
  group_size: (f) => `Otu dị otú ahụ nwere mmadụ ${f.least} ruo ${f.most}.`,
  group_amount: (f) => `Ụtụ bụ site na ${printNaira(f.least)} ruo ${printNaira(f.most)}. Biko nye ego ọzọ.`,
  group_full: () => 'Otu ahụ ejula.',
  group_joined: () => 'Ị nọlarị n’otu ahụ.',
  group_code: () => 'A na-akpọ akpọ tupu a banye n’otu ahụ. Biko nye koodu ndị otu nwere.',
  group_nothing_due: () => 'Ị nweghị ihe ị ga-akwụ n’otu ahụ ugbu a.',
  goals_many: (f) => `Ị nwere ike inwe ebumnuche ${f.most} n’otu oge. Biko buru ụzọ mechie otu.`,
  goal_closed: () => 'E mechiela ebumnuche ahụ.',
  goal_short: (f) => `${printNaira(f.available)} dị na ya. E wepụghị ihe ọ bụla.`,
  biller_unknown: () => 'Anyị amaghị ụlọ ọrụ ahụ. Biko họrọ otu na ndepụta.',
  bill_plan: () => 'Atụmatụ ahụ adịghị ugbu a. Biko họrọ otu na ndepụta.',
  bill_amount: (f) =>
    `Ị nwere ike ịkwụ site na ${printNaira(f.least)} ruo ${printNaira(f.most)} n’otu mgbe. Biko nye ego ọzọ.`,
  bill_number: (f) => `${f.biller} amaghị nọmba ahụ. Biko lelee ya ma ziga ọzọ.`,
  card_state: () => 'Enweghị ike ime nke ahụ na kaadị a ugbu a. Ihe ọ bụla agbanweghị.',
  card_charge: (f) => `A jụrụ ịkwụ ụgwọ ahụ: ${f.reason}.`,
  handle_refused: (facts) =>
    facts.why === 'shape'
      ? '@aha nwere mkpụrụedemede 3 ruo 20, o ji mkpụrụedemede amalite, dịka @ada_obi.'
      : 'Onweghị onye ga-ewere @aha ahụ. Biko họrọ nke ọzọ.',
  handle_lately: (facts) => `Ị nwere ike ịgbanwe @aha gị ọzọ site na ${printDay(facts.until)}.`,
  qr_invalid: () => 'Koodu ahụ abụghị nke anyị, maọbụ a gbanwere ya. Ọ nweghị ihe e wepụrụ.',
  qr_expired: () => 'Oge koodu ahụ agafeela. Biko rịọ nke ọhụrụ.',
  loan_term: (facts) => `Mbinye ego a bụ nke ọnwa ${facts.terms.join(', ')}. Biko họrọ otu.`,
  asset_unknown: (facts) => `Anyị anaghị ere “${facts.asset}”. Sị “tinye ego” ka ị hụ ihe anyị nwere.`,
  holding_short: (facts) =>
    `I nwere ${printNaira(facts.value)} na ya. Ị gaghị ere karịa. Ọ nweghị ihe e rere.`,
  plan_term: () => 'Atụmatụ na-ewe afọ 1, 2, 3, 5 maọbụ 10.',
  remittance_amount: (facts) => `Ị nwere ike izite ${facts.least} ruo ${facts.most} otu ugboro.`,
  remittance_state: () => 'Ịkwụ ụgwọ ahụ agafeela. Ọ nweghị ihe ọzọ e wepụrụ.',
  group_closed: () => 'Otu ahụ amalitelarị; ndị nọ na ya anaghị agbanwe ruo mgbe gburugburu ga-agwụ.',
  group_state: () => 'E nweghị ike ime nke ahụ n’otu a ugbu a. Ọ nweghị ihe gbanwere.',
  group_swap: () => 'E nweghị ike ịgbanwe ọnọdụ abụọ ahụ ugbu a. Ọ nweghị ihe gbanwere.',
  group_owes: (facts) =>
    `I rila nke gị, i ka ji ndị ọzọ ${printNaira(facts.amount)}. Buru ụzọ kwụọ ya, e mechaa ị pụọ.`,
  group_replace: () =>
    'N’otu a onweghị onye na-apụ ma onweghị onye ga-anọchi ya. Nye onye ahịa ọzọ ọnọdụ gị.',
  goal_target: (facts) =>
    `Nchekwa bụ site na ${printNaira(facts.least)} ruo ${printNaira(facts.most)}. Biko kwuo ego ọzọ.`,
  goal_date: () => 'Biko kwuo ụbọchị bụ echi maọbụ karịa, nke na-agaghị agafe afọ iri.',
  goal_locked: (facts) =>
    `A kpọchiri ego ahụ ruo ${printDay(facts.until)}. Ị nwere ike imepe ya, mana ị ga-atụfu ọmụrụ nwa nke ọnwa a.`,
  module_locked: (facts) => `Biko buru ụzọ mechaa nke a: ${facts.needs.join(', ')}.`,
  lesson_order: () => 'Biko buru ụzọ gụọ ihe ọmụmụ ndị bu ya ụzọ.',
  reward_points: (facts) => `Nke ahụ chọrọ akara ${facts.needed}; i nwere ${facts.points}. Na-amụkwa!`,
  cards_many: (facts) =>
    `Atụmatụ gị bụ nke kaadị ${facts.most}. Mechie otu, maọbụ sị “bulie ọkwa m” maka ndị ọzọ.`,
  card_limit: (facts) => `Oke kaadị anaghị agafe ${printNaira(facts.most)} n’ụbọchị.`,
  notices_needed: () =>
    'Anyị ga-enwerịrị ike ịgwa gị maka ego gị na nchekwa ya: biko hapụ otu ụzọ na-emeghe.',
  email_needed: () => 'Biko buru ụzọ tinye email gị na profaịlụ gị.',
  email_unproved: () => 'Biko buru ụzọ kwado email dị na profaịlụ gị.',
  closing_refused: (facts) => `${closing[facts.why]}${facts.amount ? ` (${printNaira(facts.amount)})` : ''}.`,
  scope_missing: (facts) => `Igodo a enweghị ike ime nke ahụ: ọ chọrọ ${facts.scope}.`,
  quota_spent: (facts) =>
    `Oku ${facts.quota} nke ọnwa a agwụla. Ha ga-amalite ọzọ na ${printDay(facts.resetsAt)}.`,
  plan_needed: () => 'Nke ahụ dị n’atụmatụ Startup.',
  webhook_url: () => 'Biko nye adreesị https nke ịntanetị nwere ike iru.',
};
