import { printNaira } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const closing = {
  money: 'Jọ̀wọ́ kọ́kọ́ mú owó rẹ jáde kí o tó pa àkántì dé',
  held: 'A di díẹ̀ nínú owó rẹ mú. Jọ̀wọ́ dúró títí yóò fi parí',
  under_way: 'Ohun kan tí o fi ránṣẹ́ ṣì wà lọ́nà. Jọ̀wọ́ dúró títí yóò fi dé',
  lien: 'Àṣẹ ilé-ẹjọ́ tàbí ìjọba di owó mú nínú àkántì rẹ',
  dispute: 'O ní ẹjọ́ tó ṣí lọ́dọ̀ wa. Jọ̀wọ́ dúró títí yóò fi parí',
  loan: 'Jọ̀wọ́ san ẹ̀yáwó rẹ padà kí o tó pa àkántì dé',
  savings: 'Jọ̀wọ́ mú owó ìfowópamọ́ rẹ jáde kí o tó pa àkántì dé',
  investments: 'Jọ̀wọ́ ta ìdókòwò rẹ kí o tó pa àkántì dé',
  group: 'Jọ̀wọ́ yanjú pẹ̀lú ẹgbẹ́ rẹ kí o tó pa àkántì dé',
};

/** One sentence for every refusal, in Yoruba. */
export const faults: Begun<(typeof en)['faults']> = {
  bad_request: (f) =>
    f.field ? `Jọ̀ọ́ yẹ èyí wò: ${f.field}.` : 'Jọ̀ọ́ yẹ ohun tí o fi ránṣẹ́ wò, kí o sì tún gbìyànjú.',
  unauthenticated: () => 'Jọ̀ọ́ kọ́kọ́ wọlé.',
  forbidden: () => 'O kò ní àṣẹ láti ṣe ìyẹn.',
  not_found: () => 'A kò rí ìyẹn.',
  request_reused: () => 'A ti lo ìbéèrè yẹn fún nǹkan mìíràn.',
  too_many_requests: () => 'O ti gbìyànjú jù. Jọ̀ọ́ dúró díẹ̀, kí o tún gbìyànjú.',
  unavailable: ({ paused }) =>
    paused
      ? 'A dá iṣẹ́ yẹn dúró fúngbà díẹ̀ nítorí ilé-iṣẹ́ tó ń ṣe é ní ìṣòro. A kò yọ nǹkan kan, a sì ń parí ohun tí o ti fi ránṣẹ́ tẹ́lẹ̀. Jọ̀ọ́ tún gbìyànjú nígbà mìíràn.'
      : 'Iṣẹ́ yẹn kò dáhùn báyìí. A kò yọ nǹkan kan. Jọ̀ọ́ tún gbìyànjú láìpẹ́.',
  account_missing: () => 'A kò rí àkántì yẹn.',
  account_closed: () => 'Wọ́n ti ti àkántì yẹn.',
  insufficient_funds: (f) =>
    `O nílò ${printNaira(f.needed)} ṣùgbọ́n o ní ${printNaira(f.available)}. A kò yọ nǹkan kan.`,
  unbalanced: () => 'Ìṣirò yẹn kò bá ara mu. A kò yọ nǹkan kan.',
  hold_missing: () => 'A kò tọ́jú owó yẹn mọ́.',
  already_reversed: () => 'A ti yí ìyẹn padà tẹ́lẹ̀.',
  amount_invalid: () => 'Jọ̀ọ́ sọ iye tó ju òdo lọ, bíi 5000 tàbí 5k.',
  customer_deceased: () =>
    'A gbọ́ pé ẹni tó ni àkántì yìí ti kú, a bá yín kẹ́dùn. Nǹkan kan kò lè jáde báyìí, a kì í sì í sọ nǹkan kan nípa rẹ̀ nínú ìwíjọ̀. Ènìyàn ni yóò ran ìdílé lọ́wọ́: ẹ dáhùn ENIYAN. Bí ìwọ bá ni ẹni tó ni ín, dáhùn ENIYAN.',
  freeze_stands: ({ why }) =>
    why === 'sanctions'
      ? 'A ti fìdí rẹ̀ múlẹ̀ pé orúkọ náà wà nínú àkójọ ìjẹníyà. Ènìyàn méjì ni yóò kọ́kọ́ mú un kúrò.'
      : 'A ròyìn pé oníbàárà náà ti kú. Ènìyàn méjì ni yóò kọ́kọ́ fà á padà.',
  customer_frozen: () => 'A ti ti àkántì rẹ pa. Dáhùn ENIYAN láti bá ènìyàn sọ̀rọ̀.',
  customer_exists: () => 'Àkántì Karo kan ti wà pẹ̀lú àwọn àlàyé yìí.',
  phone_invalid: () => 'Ìyẹn kì í ṣe nọ́ńbà fóònù Nàìjíríà. Ó dà bí 0803 000 0000.',
  name_invalid: () => 'Jọ̀ọ́ sọ orúkọ rẹ àti orúkọ bàbá rẹ.',
  bvn_invalid: () => 'A kò rí BVN yẹn. BVN jẹ́ nọ́ńbà 11. Tẹ *565*0# láti rí tìrẹ.',
  bvn_mismatch: () => 'Orúkọ mìíràn ló wà lórí BVN yẹn. Jọ̀ọ́ yẹ orúkọ àti BVN wò.',
  bvn_consent_needed: () =>
    'Ìforúkọsílẹ̀ BVN yóò kọ́kọ́ fi kóòdù ránṣẹ́ sí ọ. Jọ̀ọ́ ṣí àkántì rẹ lórí ojú ewé ààbò.',
  under_age: () => 'O gbọ́dọ̀ pé ọmọ ọdún 18 láti ṣí àkántì.',
  pin_invalid: () => 'PIN jẹ́ nọ́ńbà 4.',
  pin_weak: () => 'PIN yẹn rọrùn jù láti mọ̀. Jọ̀ọ́ yan òmíràn.',
  pin_wrong: (f) => `PIN kò tọ̀nà. Ó ku ìgbìyànjú ${f.triesLeft}. A kò yọ nǹkan kan.`,
  pin_locked: (f) =>
    `PIN tí kò tọ̀nà ti pọ̀ jù. Tún gbìyànjú lẹ́yìn aago ${printTime(f.until)}, ${printDay(f.until)}. A kò yọ nǹkan kan.`,
  pin_unset: () => 'O kò tíì yan PIN.',
  quote_expired: () => 'Àkókò ìbéèrè yẹn ti kọjá. A kò yọ nǹkan kan. Jọ̀ọ́ tún béèrè.',
  quote_used: () => 'A ti dáhùn ìyẹn tẹ́lẹ̀. A kò yọ nǹkan mìíràn.',
  quote_missing: () => 'A kò rí ìbéèrè yẹn.',
  bank_unknown: (f) => `A kò mọ báńkì “${f.bank}”.`,
  bank_down: (f) => `${f.bank} kò dáhùn báyìí. A kò yọ nǹkan kan. Jọ̀ọ́ tún gbìyànjú láìpẹ́.`,
  nuban_invalid: (f) => `${f.account} kì í ṣe nọ́ńbà àkántì tó tọ̀nà: nọ́ńbà 10 ni. Jọ̀ọ́ yẹ ẹ́ wò.`,
  destination_unknown: (f) => `${f.bank} kò ní àkántì ${f.account}. Jọ̀ọ́ yẹ nọ́ńbà àti báńkì wò.`,
  name_mismatch: (f) => `${f.name} ló ni àkántì yẹn. A kò yọ nǹkan kan. Yẹ orúkọ wò, kí o tún fi ránṣẹ́.`,
  same_account: () => 'O kò lè fi owó ránṣẹ́ sí àkántì kan náà.',
  limit_single: (f) => `Ìfowóránṣẹ́ kan kò lè ju ${printNaira(f.limit)} lọ.`,
  limit_daily: (f) => `Òpin rẹ lójúmọ́ ni ${printNaira(f.limit)}; ó ku ${printNaira(f.left)} lónìí.`,
  limit_monthly: (f) => `Òpin rẹ lóṣù ni ${printNaira(f.limit)}; ó ku ${printNaira(f.left)} lóṣù yìí.`,
  limit_bills: (f) =>
    `Òpin rẹ fún káàdì ìpè àti owó iná ni ${printNaira(f.limit)} lójúmọ́; ó ku ${printNaira(f.left)} lónìí.`,
  new_identity_cap: (f) =>
    `Nọ́ńbà yìí jẹ́ tuntun lórí àkántì rẹ, nítorí náà títí di ${printDay(f.until)} ${printTime(f.until)}, o kò lè gbé ju ${printNaira(f.limit)} lọ. Èyí ń dáàbò bò ọ́.`,
  receiver_refuses: () => 'Àkántì yẹn kò lè gba owó báyìí. A kò yọ nǹkan kan.',
  receiver_capped: (f) =>
    `Àkántì yẹn jẹ́ tuntun, kò lè gba ju ${printNaira(f.limit)} lọ báyìí. A kò yọ nǹkan kan.`,
  transfer_missing: () => 'A kò rí ìfowóránṣẹ́ yẹn.',
  too_late_to_cancel: () =>
    'Ó ti pẹ́ jù láti fagi lé e: owó náà ti lọ. Dáhùn RECALL pẹ̀lú nọ́ńbà ẹ̀rí láti béèrè fún un padà.',
  nothing_to_recall: () => 'Owó yẹn kò kúrò nínú àkántì rẹ, nítorí náà kò sí ohun tí a fẹ́ béèrè padà.',
  network_unknown: (f) => `Nẹ́tíwọ̀kì wo ni ${f.phone}: MTN, Airtel, Glo tàbí 9mobile?`,
  airtime_amount: (f) => `Káàdì ìpè bẹ̀rẹ̀ láti ${printNaira(f.least)} dé ${printNaira(f.most)} lẹ́ẹ̀kan.`,
  sign_in_wrong: () => 'Nọ́ńbà fóònù tàbí PIN kò tọ̀nà. Jọ̀ọ́ yẹ méjèèjì wò.',
  sign_in_closed: () =>
    'PIN àṣìṣe púpọ̀ jù ti wá fún nọ́mbà yìí láti orí ẹ̀rọ tuntun. Béèrè kóòdù sí fóònù rẹ̀ kí ẹ̀rọ tuntun lè tún wọlé. Àwọn ẹ̀rọ tí o ń lò tẹ́lẹ̀ ṣì ń ṣiṣẹ́.',
  phone_new: (f) =>
    `Kò tíì pé ọjọ́ kan tí a yí nọ́ńbà rẹ padà. Láti aago ${printTime(f.until)}, ${printDay(f.until)}, o lè fi ṣètò PIN tuntun; kí ó tó dìgbà náà, bá ènìyàn sọ̀rọ̀.`,
  code_wrong: (f) => `Kóòdù yẹn kò tọ̀nà. Ó ku ìgbìyànjú ${f.triesLeft}.`,
  code_expired: () => 'Kóòdù yẹn kò dára mọ́. Jọ̀ọ́ béèrè fún tuntun.',
  code_sent_lately: (f) =>
    `A ṣẹ̀ṣẹ̀ fi kóòdù ránṣẹ́ sí ọ. O lè béèrè fún òmíràn lẹ́yìn aago ${printTime(f.retryAt)}.`,
  passkey_wrong: () => 'Ìyẹn kò ṣiṣẹ́. Jọ̀ọ́ tún gbìyànjú, tàbí lo PIN rẹ.',
  second_factor_needed: () => 'Jọ̀ọ́ fi hàn pé ìwọ ni, pẹ̀lú kóòdù tàbí passkey.',
  email_invalid: () => 'Ìyẹn kì í ṣe àdírẹ́sì ímeèlì.',
  name_fixed: () => 'Orúkọ rẹ ni èyí tó wà lórí BVN. Láti yí i padà, bá wa sọ̀rọ̀.',
  limit_ceiling: (f) => `Òpin tó ga jù fún àkántì rẹ ni ${printNaira(f.limit)}.`,
  instant_off: () => 'O ti pa ìfowóránṣẹ́ lẹ́sẹ̀kẹsẹ̀. Tàn án ní settings láti fi owó ránṣẹ́. A kò yọ nǹkan kan.',
  nin_invalid: () => 'A kò rí NIN yẹn. NIN jẹ́ nọ́ńbà 11. Tẹ *346# láti rí tìrẹ.',
  nin_mismatch: () => 'NIN yẹn kì í ṣe ti ẹni tó ni BVN tí a ní. Jọ̀ọ́ yẹ ẹ́ wò.',
  selfie_rejected: () => 'A kò lè rí i pé ìwọ ni. Jọ̀ọ́ tún ya àwòrán náà níbi tí ìmọ́lẹ̀ wà.',
  kyc_step: (f) => `Jọ̀ọ́ kọ́kọ́ parí ìpele ${f.tier}.`,
  kyc_pending: () => 'A ṣì ń yẹ ohun tí o fi ránṣẹ́ wò. A ó sọ fún ọ ní kété tó bá parí.',
  phone_by_code: () => 'Láti yí nọ́ńbà rẹ padà, fi kóòdù tí a ó fi ránṣẹ́ sí tuntun jẹ́rìísí i.',
  passkey_needed: () => 'Jọ̀ọ́ kọ́kọ́ ṣètò ìwọlé ìka tàbí ojú lórí ẹ̀rọ yìí.',
  passkey_unproved: () =>
    'Passkey yìí ṣì tuntun, òun nìkan kò tó. Jọ̀ọ́ fi kóòdù kún un, tàbí fìdí passkey múlẹ̀ nínú ètò rẹ.',
  account_unverified: () => 'A kò tíì fi hàn pé tìrẹ ni àkántì yẹn. Jọ̀ọ́ kọ́kọ́ jẹ́rìísí i.',
  pin_mismatch: () => 'Àwọn PIN náà kò bá ara mu.',
  customer_deactivated: () => 'O dá àkántì rẹ dúró. Kọ́kọ́ tún un tàn ní settings. A kò yọ nǹkan kan.',
  tier_active: () => 'O ti wà ní ìpele yìí tẹ́lẹ̀.',
  sandbox_only: () => 'Ibi ìdánwò nìkan ni ìyẹn ti ń ṣiṣẹ́.',
  ticket_unresolved: () => 'O lè fún un ní máàkì nígbà tí a bá ti yanjú rẹ̀.',
  already_rated: () => 'O ti fún un ní máàkì tẹ́lẹ̀. O ṣé.',
  dispute_closed: () => 'A ti parí ẹjọ́ yẹn.',
  ussd_code_unknown: (f) => `${f.code} kì í ṣe kóòdù wa. Tẹ *347*5276# fún àkójọ.`,
  mandate_due: () =>
    'A kò tíì san ti òní fún ìsanwó tí a ṣètò yìí. Yí i padà lẹ́yìn tí a bá san án, tàbí kọ́kọ́ fo ti òní.',
  plan_price: (f) =>
    `Ètò yẹn jẹ́ ${printNaira(f.price)} nígbà kọ̀ọ̀kan. Láti san iye mìíràn, ṣètò ìsanwó fún ètò mìíràn.`,
  mandates_many: (f) => `O lè ní ìsanwó tí a ṣètò ${f.most} lẹ́ẹ̀kan. Jọ̀ọ́ kọ́kọ́ dá ọ̀kan dúró.`,
  proposal_contrary: () =>
    'Wọ́n ti dábàá òdì kejì fún àpamọ́ yìí, ó sì ń dúró de ìpinnu. Kí a kọ́kọ́ pinnu ìyẹn.',
  loan_product: () => 'A kò ní ẹ̀yáwó yẹn. Sọ “eyawo” láti rí èyí tí a ní.',
  loan_amount: (f) =>
    `Ẹ̀yáwó yìí bẹ̀rẹ̀ láti ${printNaira(f.least)} dé ${printNaira(f.most)}. Jọ̀ọ́ sọ iye mìíràn.`,
  loan_open: () => 'O ti ní ẹ̀yáwó yìí, tàbí o ti béèrè fún un. Jọ̀ọ́ kọ́kọ́ parí ìyẹn.',
  loan_not_offered: () => 'Ẹ̀yáwó yẹn kò sí mọ́. Nǹkan kan kò yí padà.',
  loan_not_running: () => 'Kò sí ohun tí a fẹ́ san lórí ẹ̀yáwó yẹn.',
  investment_minimum: (f) => `Iye tó kéré jù tí o lè fi dókòwò níbí ni ${printNaira(f.least)}.`,
  card_declined: () => 'Wọ́n kọ káàdì náà. A kò yọ nǹkan kan. Jọ̀ọ́ lo káàdì mìíràn.',
  risk_refused: () => 'Láti dáàbò bò ọ́, a kò fi èyí ránṣẹ́. A kò yọ nǹkan kan. Dáhùn ENIYAN láti bá wa sọ̀rọ̀.',
  handle_taken: () => 'Ẹnìkan ti mú @orúkọ yẹn, tàbí ó jọ ti ẹlòmíràn. Jọ̀ọ́ yan òmíràn.',
  handle_unknown: (f) => `A kò mọ ẹnikẹ́ni tó ń jẹ́ ${f.name}. Jọ̀ọ́ yẹ ẹ́ wò.`,
  request_over: () => 'Ìbéèrè yẹn ti parí.',
  requests_blocked: () => 'Ẹni yìí kò fẹ́ kí o béèrè owó lọ́wọ́ òun.',
  plan_active: () => 'O ti wà lórí ètò yẹn tẹ́lẹ̀.',
  plan_over: () => 'Ètò yẹn ti parí. Nǹkan kan kò yí padà.',
  country_unknown: () => 'A kò tíì gba owó láti orílẹ̀-èdè yẹn.',
  group_size: (f) => `Irú ẹgbẹ́ bẹ́ẹ̀ ní ọmọ ẹgbẹ́ ${f.least} sí ${f.most}.`,
  group_amount: (f) => `Ìdáwó bẹ̀rẹ̀ láti ${printNaira(f.least)} dé ${printNaira(f.most)}. Jọ̀ọ́ sọ iye mìíràn.`,
  group_full: () => 'Ẹgbẹ́ yẹn ti kún.',
  group_joined: () => 'O ti wà nínú ẹgbẹ́ yẹn tẹ́lẹ̀.',
  group_code: () => 'Ìpè ni a fi ń wọ ẹgbẹ́ yẹn. Jọ̀ọ́ fún mi ní kóòdù tí àwọn ọmọ ẹgbẹ́ ní.',
  group_nothing_due: () => 'O kò ní ohun tí o fẹ́ san nínú ẹgbẹ́ yẹn báyìí.',
  goals_many: (f) => `O lè ní àfojúsùn ${f.most} lẹ́ẹ̀kan. Jọ̀ọ́ kọ́kọ́ parí ọ̀kan.`,
  goal_closed: () => 'A ti parí àfojúsùn yẹn.',
  goal_short: (f) => `${printNaira(f.available)} ló wà nínú rẹ̀. A kò yọ nǹkan kan.`,
  biller_unknown: () => 'A kò mọ ilé-iṣẹ́ yẹn. Jọ̀ọ́ yan ọ̀kan nínú àkójọ.',
  bill_plan: () => 'Kò sí irú ètò bẹ́ẹ̀ báyìí. Jọ̀ọ́ yan ọ̀kan nínú àkójọ.',
  bill_amount: (f) =>
    `O lè san láti ${printNaira(f.least)} dé ${printNaira(f.most)} lẹ́ẹ̀kan. Jọ̀ọ́ sọ iye mìíràn.`,
  bill_number: (f) => `${f.biller} kò mọ nọ́ńbà yẹn. Jọ̀ọ́ yẹ ẹ́ wò, kí o tún fi ránṣẹ́.`,
  card_state: () => 'A kò lè ṣe ìyẹn pẹ̀lú káàdì yìí báyìí. Nǹkan kan kò yí padà.',
  card_charge: (f) => `Wọ́n kọ sísan náà: ${f.reason}.`,
  handle_refused: (facts) =>
    facts.why === 'shape'
      ? '@orúkọ ní lẹ́tà 3 sí 20, lẹ́tà ni ó fi ń bẹ̀rẹ̀, bíi @ada_obi.'
      : 'Kò sí ẹni tó lè lo @orúkọ yẹn. Jọ̀wọ́ yan òmíràn.',
  handle_lately: (facts) => `O tún lè yí @orúkọ rẹ padà láti ${printDay(facts.until)}.`,
  qr_invalid: () => 'Kóòdù yẹn kì í ṣe tiwa, tàbí wọ́n ti yí i padà. A kò yọ nǹkan kan.',
  qr_expired: () => 'Àkókò kóòdù yẹn ti kọjá. Jọ̀wọ́ béèrè fún tuntun.',
  loan_term: (facts) => `Ẹ̀yáwó yìí jẹ́ ti oṣù ${facts.terms.join(', ')}. Jọ̀wọ́ yan ọ̀kan.`,
  asset_unknown: (facts) => `A kì í ta “${facts.asset}”. Sọ “dókòwò” láti rí ohun tí a ní.`,
  holding_short: (facts) =>
    `O ní ${printNaira(facts.value)} nínú rẹ̀. O kò lè ta jù bẹ́ẹ̀ lọ. A kò ta nǹkan kan.`,
  plan_term: () => 'Ètò jẹ́ ti ọdún 1, 2, 3, 5 tàbí 10.',
  remittance_amount: (facts) => `O lè fi ${facts.least} sí ${facts.most} ránṣẹ́ lẹ́ẹ̀kan.`,
  remittance_state: () => 'Owó yẹn ti kọjá ibẹ̀. A kò yọ nǹkan mìíràn.',
  group_closed: () => 'Ẹgbẹ́ yẹn ti bẹ̀rẹ̀; àwọn ọmọ rẹ̀ kì í yí padà títí yíyí yóò fi parí.',
  group_state: () => 'A kò lè ṣe ìyẹn nínú ẹgbẹ́ yìí báyìí. Nǹkan kan kò yí padà.',
  group_swap: () => 'A kò lè pààrọ̀ ipò méjèèjì yẹn báyìí. Nǹkan kan kò yí padà.',
  group_owes: (facts) =>
    `O ti gba tìrẹ, o sì ṣì jẹ àwọn yòókù ní ${printNaira(facts.amount)}. Kọ́kọ́ san án, lẹ́yìn náà o lè kúrò.`,
  group_replace: () =>
    'Nínú ẹgbẹ́ yìí kò sí ẹni tó ń kúrò láìsí ẹni tó gba ipò rẹ̀. Fún oníbàárà mìíràn ní ipò rẹ.',
  goal_target: (facts) =>
    `Ìfowópamọ́ jẹ́ láti ${printNaira(facts.least)} sí ${printNaira(facts.most)}. Jọ̀wọ́ sọ iye mìíràn.`,
  goal_date: () => 'Jọ̀wọ́ sọ ọjọ́ tó jẹ́ ọ̀la ó kéré jù, tí kò sì ju ọdún mẹ́wàá lọ.',
  goal_locked: (facts) =>
    `Owó yẹn wà ní títì di ${printDay(facts.until)}. O lè ṣí i, ṣùgbọ́n wàá pàdánù èlé oṣù yìí.`,
  module_locked: (facts) => `Jọ̀wọ́ kọ́kọ́ parí èyí: ${facts.needs.join(', ')}.`,
  lesson_order: () => 'Jọ̀wọ́ kọ́kọ́ ka àwọn ẹ̀kọ́ tó ṣáájú rẹ̀.',
  reward_points: (facts) => `Ìyẹn ń fẹ́ àmì ${facts.needed}; o ní ${facts.points}. Máa kẹ́kọ̀ọ́ lọ!`,
  cards_many: (facts) =>
    `Ètò rẹ jẹ́ ti káàdì ${facts.most}. Pa ọ̀kan dé, tàbí sọ “gbé ìpele mi sókè” fún púpọ̀ sí i.`,
  card_limit: (facts) => `Ààlà káàdì kì í ju ${printNaira(facts.most)} lọ lójúmọ́.`,
  notices_needed: () => 'A gbọ́dọ̀ lè rí ọ nípa owó rẹ àti ààbò rẹ̀: jọ̀wọ́ fi ọ̀nà kan sílẹ̀ ní ṣíṣí.',
  email_needed: () => 'Jọ̀wọ́ kọ́kọ́ fi ímeèlì rẹ sí àkọsílẹ̀ rẹ.',
  email_unproved: () => 'Jọ̀wọ́ kọ́kọ́ jẹ́rìí sí ímeèlì tí ó wà nínú àkọsílẹ̀ rẹ.',
  closing_refused: (facts) => `${closing[facts.why]}${facts.amount ? ` (${printNaira(facts.amount)})` : ''}.`,
  scope_missing: (facts) => `Kọ́kọ́rọ́ yìí kò lè ṣe ìyẹn: ó nílò ${facts.scope}.`,
  quota_spent: (facts) => `Ìpè ${facts.quota} oṣù yìí ti parí. Yóò tún bẹ̀rẹ̀ ní ${printDay(facts.resetsAt)}.`,
  plan_needed: () => 'Ètò Startup ló ní ìyẹn.',
  webhook_url: () => 'Jọ̀wọ́ fún wa ní àdírẹ́sì https tí íńtánẹ́ẹ̀tì lè dé.',
};
