import { transact } from '@karo/db/client';
import {
  type Beneficiary,
  isSameName,
  listBeneficiaries,
  matchBeneficiaries,
  nameBeneficiary,
  removeBeneficiary,
  saveBeneficiary,
} from '../../customers/index.ts';
import { enquireName } from '../../products/transfers/index.ts';
import { isRelation, LAST } from '../nlu/index.ts';
import type { Answered, Checked, Flow, Question, Scene } from './flow.ts';
import { askBank, findByPhone } from './sending.ts';
import type { Option, Values } from './state.ts';

const PEOPLE = 10;

const called = ({ name, nickname }: Beneficiary): string => (nickname ? `${nickname} (${name})` : name);
const lineOf = (person: Beneficiary): string => `${called(person)}, ${person.bankName} ${person.account}`;

async function list(scene: Scene): Promise<Answered> {
  const customer = await scene.customer();
  const people = await listBeneficiaries(scene.bank.db, customer.id, PEOPLE);
  return { say: { text: scene.phrases.chat.people.list({ names: people.map(lineOf) }) } };
}

const toOption = (person: Beneficiary): Option => ({
  title: person.nickname ?? person.name,
  about: `${person.bankName} ${person.account}`,
  values: { beneficiary: String(person.id) },
});

const isSaving = ({ people_act: act }: Values): boolean => act === 'save';
const isChanging = ({ people_act: act }: Values): boolean => act === 'rename' || act === 'remove';

/** Who is meant by a name that was said: one is taken, of several it is asked. */
async function findWhom(scene: Scene, values: Values): Promise<Checked> {
  if (!isChanging(values) || !values.whom || values.beneficiary) return undefined;
  const { id } = await scene.customer();
  if (values.whom === LAST) {
    const [last] = await listBeneficiaries(scene.bank.db, id, 1);
    return last && { values: { beneficiary: String(last.id) } };
  }
  const found = await matchBeneficiaries(scene.bank.db, id, values.whom);
  const [only] = found;
  if (only && found.length === 1) return { values: { beneficiary: String(only.id) } };
  if (found.length === 0) return undefined;
  const text = scene.phrases.chat.ask.whichPerson({ name: values.whom });
  return { ask: { text, options: found.map(toOption) } };
}

async function askWhich(scene: Scene, values: Values): Promise<Question> {
  const { people } = scene.phrases.chat;
  const { id } = await scene.customer();
  const all = await listBeneficiaries(scene.bank.db, id, PEOPLE);
  const text = values.whom ? people.nobody({ name: values.whom }) : people.which();
  return { text, options: all.map(toOption) };
}

async function meant(scene: Scene, values: Values): Promise<Beneficiary | undefined> {
  const { id } = await scene.customer();
  return (await listBeneficiaries(scene.bank.db, id)).find((one) => String(one.id) === values.beneficiary);
}

const yesNo = ({ phrases: { chat } }: Scene): Option[] => [
  { title: chat.titles.yes, values: { sure: 'yes' } },
  { title: chat.titles.no, values: { sure: 'no' } },
];

async function askSure(scene: Scene, values: Values): Promise<Question> {
  const { people } = scene.phrases.chat;
  if (isSaving(values))
    return {
      text: people.sureSave({ said: values.nickname ?? '', found: values.payee ?? '' }),
      options: yesNo(scene),
    };
  const person = await meant(scene, values);
  return { text: people.sureRemove({ who: person ? lineOf(person) : '' }), options: yesNo(scene) };
}

/** A name that is no relation's and not the account's own is asked about: whoever saves it will later pay by it. */
const isDoubtful = ({ nickname, payee }: Values): boolean =>
  nickname !== undefined && payee !== undefined && !isRelation(nickname) && !isSameName(nickname, payee);

/** The name that the account's bank knows, before anything is kept. */
async function enquire(scene: Scene, values: Values): Promise<Checked> {
  const there = await findByPhone(scene, values);
  const account = (there && 'values' in there ? there.values.account : undefined) ?? values.account ?? '';
  const { name } = await enquireName(scene.bank, (await scene.customer()).id, {
    bankCode: values.bank ?? '',
    account,
  });
  return { values: { account, payee: name } };
}

async function save(scene: Scene, values: Values): Promise<Answered> {
  const { bank, phrases, now } = scene;
  const { id } = await scene.customer();
  const { bank: bankCode = '', account = '', payee: name = '', nickname } = values;
  const own = nickname && !(isSameName(nickname, name) && !isRelation(nickname)) ? nickname : undefined;
  const to = { bankCode, account, name, nickname: own };
  const person = await transact(bank.db, (trx) => saveBeneficiary(trx, id, to, now));
  return { say: { text: phrases.chat.people.saved({ who: lineOf(person), name: own ?? name }) } };
}

async function change(scene: Scene, values: Values): Promise<Answered> {
  const { people } = scene.phrases.chat;
  const { id } = await scene.customer();
  const person = BigInt(values.beneficiary ?? '0');
  const { db } = scene.bank;
  if (values.people_act === 'remove') {
    const gone = await transact(db, (trx) => removeBeneficiary(trx, id, person));
    return { say: { text: people.removed({ who: called(gone) }) } };
  }
  const { nickname = '' } = values;
  const renamed = await transact(db, (trx) => nameBeneficiary(trx, id, person, nickname));
  return { say: { text: people.renamed({ who: lineOf(renamed), name: nickname }) } };
}

/** The people whom the customer pays: shown; and one saved, called otherwise, or taken off. */
export const beneficiaries: Flow = {
  kind: 'answer',
  who: 'customer',
  slots: [
    {
      name: 'people_act',
      check: async (scene, values) => {
        if (!isChanging(values)) return undefined;
        const { id } = await scene.customer();
        const [someone] = await listBeneficiaries(scene.bank.db, id, 1);
        return someone ? undefined : { values: { people_act: 'list' } };
      },
    },
    { name: 'whom', check: findWhom, drops: ['beneficiary'] },
    { name: 'beneficiary', needed: (_, values) => isChanging(values), ask: askWhich },
    {
      name: 'account',
      needed: (_, values) => isSaving(values),
      ask: (scene) => ({ text: scene.phrases.chat.people.askAccount() }),
      drops: ['payee'],
    },
    {
      name: 'bank',
      needed: (_, values) => isSaving(values),
      ask: askBank,
      check: enquire,
      drops: ['payee'],
    },
    {
      name: 'nickname',
      needed: (_, values) => values.people_act === 'rename',
      ask: async (scene, values) => {
        const person = await meant(scene, values);
        return { text: scene.phrases.chat.people.askNickname({ name: person?.name ?? '' }) };
      },
    },
    {
      name: 'sure',
      needed: (_, values) => values.people_act === 'remove' || (isSaving(values) && isDoubtful(values)),
      ask: askSure,
    },
  ],
  complete: async (scene, values) => {
    if (isSaving(values)) return save(scene, values);
    return isChanging(values) ? change(scene, values) : list(scene);
  },
};
