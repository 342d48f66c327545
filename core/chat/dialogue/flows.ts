import * as asking from './asking.ts';
import * as borrowing from './borrowing.ts';
import * as carding from './carding.ts';
import type { Table } from './flow.ts';
import { fromAbroad } from './from-abroad.ts';
import { dialling, freezing, myCases, notices } from './helping.ts';
import * as investing from './investing.ts';
import { claiming, learning, lesson } from './learning.ts';
import { limits } from './limiting.ts';
import { looking } from './looking.ts';
import * as naming from './naming.ts';
import { openAccount, pinChange } from './opening.ts';
import * as paying from './paying.ts';
import { beneficiaries } from './people.ts';
import { tierUpgrade } from './planning.ts';
import { monthlyReport, spending } from './reckoning.ts';
import * as saving from './saving.ts';
import { transfer } from './sending.ts';
import { airtime } from './topping-up.ts';

/** Everything that a customer may want, and what the bank does about it. A new product is a row here. */
export const flows: Table = {
  greet: asking.greet,
  help: asking.help,
  thanks: asking.thanks,
  abuse: asking.abuse,
  out_of_scope: asking.outOfScope,
  language: asking.language,

  open_account: openAccount,
  pin_change: pinChange,

  transfer,
  airtime,
  recall: asking.recalling,

  balance: asking.balance,
  transactions: asking.transactions,
  statement: asking.statement,
  spending,
  limits,
  beneficiaries,
  receipt: asking.receipt,
  where_is_my_money: asking.whereIsMyMoney,

  my_name: naming.myName,
  request_money: naming.requestMoney,
  my_requests: naming.myRequests,
  split_bill: naming.splitting,
  directory: looking,
  my_cases: myCases,
  market: investing.market,
  learning,
  claim_reward: claiming,
  notifications: notices,
  monthly_report: monthlyReport,

  cancel: 'cancel',
  repeat: 'repeat',
  human: 'human',
  complaint: 'human',
  freeze_account: freezing,

  data: paying.data,
  electricity: paying.electricity,
  tv: paying.tv,
  bill: paying.bill,
  card_create: carding.cardCreate,
  card_freeze: carding.cardFreeze,
  card_show: carding.cardShow,
  group_create: saving.groupCreate,
  group_join: saving.groupJoin,
  group_contribute: saving.groupContribute,
  group_status: saving.groupStatus,
  goal: saving.goal,
  loan_apply: borrowing.loanApply,
  loan_status: borrowing.loanStatus,
  loan_repay: borrowing.loanRepay,
  invest: investing.invest,
  portfolio: investing.portfolio,
  remittance: fromAbroad,
  lesson,
  tier_upgrade: tierUpgrade,
  ussd: dialling,
};
