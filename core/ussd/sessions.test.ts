import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSandboxMessages } from '../auth/sandbox-messages.ts';
import { findCustomerByIdentity } from '../customers/records.ts';
import { demoPin } from '../identity/account-opening.ts';
import { isFault } from '../kernel/faults.ts';
import { naira } from '../kernel/money.ts';
import { languages } from '../kernel/ports.ts';
import { balanceOfCustomer } from '../ledger/operations.ts';
import { listUnsettled, settleOrder } from '../orders/settlements.ts';
import { phrasesIn } from '../phrases/languages.ts';
import { sandboxBvnByConsent } from '../providers/bvn-sandbox.ts';
import { type TestBank, testBank } from '../sandbox/testing.ts';
import { fit, gsm } from './screen.ts';
import { answersIn, dialByNetwork, dialBySimulator, listUssdSessions, ussdCodes } from './sessions.ts';

let bank: TestBank;
beforeAll(async () => {
  bank = await testBank();
});
afterAll(() => bank.drop());

const ada = '+2348030000001';
let sessions = 0;

/** A phone of the network: it sends everything typed so far, as the provider does. */
function phone(number = ada) {
  sessions += 1;
  const sessionId = `ATUid_${String(sessions).padStart(32, '0')}`;
  let text: string | undefined;
  const hop = (whole: string) => dialByNetwork(bank, { sessionId, phone: number, text: whole });
  return {
    sessionId,
    dial: async (direct = '') => {
      text = direct;
      return hop(text);
    },
    say: async (answer: string) => {
      text = text ? `${text}*${answer}` : answer;
      return hop(text);
    },
    again: () => hop(text ?? ''),
  };
}

async function idOf(number: string): Promise<string> {
  const customer = await findCustomerByIdentity(bank.db, 'phone', number);
  return customer?.id ?? '';
}

async function settle(): Promise<void> {
  for (const id of await listUnsettled(bank.db, bank.clock.now())) await settleOrder(bank, id);
}

const available = async (number = ada) => (await balanceOfCustomer(bank.db, await idOf(number))).available;

describe('a customer who dials', () => {
  test('sees a menu that fits a screen', async () => {
    const { screen, status } = await phone().dial();
    expect(screen).toContain('1 Send money');
    expect(status).toBe('active');
    expect(screen.length).toBeLessThanOrEqual(178);
  });

  test('sends money, step by step, and is texted the receipt', async () => {
    const before = await available();
    const line = phone();
    await line.dial();
    await line.say('1');
    expect((await line.say('5000')).screen).toContain('Account number');
    const choice = await line.say('1234567896');
    expect(choice.screen).toContain('GTBank');
    const number = /(\d) GTBank/.exec(choice.screen)?.[1] ?? '';
    const offer = await line.say(number);
    expect(offer.screen).toContain('N5,000 to CHIDI OKAFOR');
    expect(offer.screen).toContain('N10.75');
    expect(offer.secret).toBe(true);
    const done = await line.say(demoPin);
    expect(done.status).toBe('ended');
    expect(done.screen).toContain('N5,000 to CHIDI OKAFOR');
    await settle();
    expect(before - (await available())).toBe(501_075n);
    const told = await bank.db
      .selectFrom('outbox')
      .innerJoin('conversation', 'conversation.id', 'outbox.conversationId')
      .select('reply')
      .where('channel', '=', 'ussd')
      .where('address', '=', ada)
      .execute();
    expect(JSON.stringify(told)).toContain('CHIDI OKAFOR');
  });

  test('the same hop twice moves money once, and is answered the same', async () => {
    const before = await available();
    const line = phone();
    await line.dial('3*200*1');
    const [first, second] = [await line.say(demoPin), await line.again()];
    expect(second).toEqual(first);
    const both = phone();
    await both.dial('3*200*1');
    await both.say('0');
    await settle();
    expect(before - (await available())).toBe(naira(200));
  });

  test('two deliveries of one hop at once are one', async () => {
    const before = await available();
    const line = phone();
    await line.dial('3*100*1');
    const [a, b] = await Promise.all([line.say(demoPin), line.again()]);
    expect(a.screen).toBe(b.screen);
    await settle();
    expect(before - (await available())).toBe(naira(100));
  });

  test('a code dialled whole goes as far as the PIN, and no PIN is taken from it', async () => {
    const { screen, menu } = await phone().dial(`3*500*1*${demoPin}`);
    expect(menu).toBe('airtime.pin');
    expect(screen).toContain('Never put your PIN in the code');
  });

  test('a wrong PIN is told and may be tried again', async () => {
    const line = phone();
    await line.dial('2*1');
    expect((await line.say('9999')).screen).toContain('Wrong PIN');
    expect((await line.say(demoPin)).screen).toMatch(/^You have N[\d,.]+\nAccount number \d{10}$/);
  });

  test('what happened last, and where the money is', async () => {
    const last = phone();
    await last.dial('2*2');
    expect((await last.say(demoPin)).screen).toContain('CHIDI OKAFOR');
    const where = phone();
    await where.dial('5*1');
    expect((await where.say(demoPin)).screen).toContain('reached CHIDI OKAFOR');
  });

  test('a refusal is told and nothing moves', async () => {
    const before = await available('+2348030000002');
    const line = phone('+2348030000002');
    await line.dial('1*90000*1234567896');
    const { screen, menu } = await line.say('1');
    expect(menu).toBe('send.amount');
    expect(screen).toContain('N10,000');
    expect(await available('+2348030000002')).toBe(before);
  });

  test('airtime for another phone, on another network', async () => {
    const line = phone();
    const { screen } = await line.dial('3*300*2*08031234567');
    expect(screen).toContain('N300 airtime for MTN 08031234567');
  });

  test('light is paid and its token texted; a wrong meter is asked again', async () => {
    const line = phone();
    expect((await line.dial('4*1')).screen).toContain('Ikeja Electric');
    await line.say('1');
    await line.say('12');
    const wrong = await line.say('1000');
    expect(wrong.menu).toBe('bills.meter');
    await line.say('45001234567');
    const offer = await line.say('1000');
    expect(offer.screen).toMatch(/Pay N1,000 to Ikeja Electric for 45001234567, [A-Z ]+\. No charges/);
    expect((await line.say(demoPin)).status).toBe('ended');
    await settle();
    const told = await bank.db
      .selectFrom('outbox')
      .innerJoin('conversation', 'conversation.id', 'outbox.conversationId')
      .select('reply')
      .where('channel', '=', 'ussd')
      .where('address', '=', ada)
      .orderBy('outbox.id', 'desc')
      .limit(1)
      .execute();
    expect(JSON.stringify(told)).toMatch(/Token: \d/);
  });

  test('television by smartcard, and data in pages of five', async () => {
    const tv = phone();
    await tv.dial('4*2*2');
    const plans = await tv.say('7012345678');
    expect(plans.screen).toContain('Which GOtv plan?');
    expect((await tv.say('1')).menu).toBe('bills.pin');
    const data = phone();
    const first = await data.dial('4*3*1');
    expect(first.screen).toContain('6 More');
    const second = await data.say('6');
    expect(second.screen).not.toBe(first.screen);
    expect((await data.say('1')).screen).toMatch(/Pay N[\d,]+ to MTN .* for 08030000001/);
  });

  test('where a PIN is too little, a texted code comes before it', async () => {
    const id = await idOf(ada);
    const set = { stepUpAbove: 10_000n, changedAt: bank.clock.now() };
    await bank.db
      .insertInto('customerSecurity')
      .values({ customerId: id, ...set })
      .onConflict((conflict) => conflict.column('customerId').doUpdateSet(set))
      .execute();
    const line = phone();
    await line.dial('3*250*1');
    expect((await line.say(demoPin)).menu).toBe('code');
    const [sms] = await bank.db
      .selectFrom('sandboxCode')
      .select('body')
      .where('address', '=', ada)
      .orderBy('id', 'desc')
      .limit(1)
      .execute();
    const code = /\b\d{6}\b/.exec(sms?.body ?? '')?.[0] ?? '';
    expect((await line.say(code === '000000' ? '000001' : '000000')).screen).toContain('not right');
    const back = await line.say(code);
    expect(back.screen).toContain('That is right.\nBuy N250 airtime');
    expect((await line.say(demoPin)).status).toBe('ended');
    await bank.db
      .updateTable('customerSecurity')
      .set({ stepUpAbove: null })
      .where('customerId', '=', id)
      .execute();
  });

  test('a dialogue that broke off at the PIN is taken up again', async () => {
    const broken = phone();
    await broken.dial('3*150*1');
    const line = phone();
    expect((await line.dial()).screen).toContain('You were not done: N150 airtime');
    expect((await line.say('1')).screen).toContain('Buy N150 airtime');
    expect((await line.say(demoPin)).status).toBe('ended');
  });

  test('five minutes of silence end it', async () => {
    const line = phone();
    await line.dial();
    bank.clock.advance(5 * 60_000 + 1);
    const { status, screen } = await line.say('1');
    expect(status).toBe('expired');
    expect(screen).toContain('No money moved');
  });

  test('an answer may hold a star', async () => {
    const line = phone();
    await line.dial();
    expect((await line.say('9*9')).screen).toContain('choose a number');
    expect((await line.say('5')).screen).toContain('Where is my money');
  });

  test('charges, a call back, another language', async () => {
    expect((await phone().dial('5*4')).screen).toContain('N100,000');
    expect((await phone().dial('5*3')).screen).toMatch(/ticket is \d+/);
    expect((await phone().dial('5*5*3')).screen).toContain('za mu rubuta Hausa');
    expect((await phone().dial('5*5*4')).screen).toContain('a o maa ko Yoruba');
    expect((await phone().dial('5*5*5')).screen).toContain('anyi ga-ede Igbo');
    expect((await phone().dial('5*5*2')).screen).toContain('Pidgin');
    expect((await phone().dial('5')).screen).toContain('Where my money dey');
    expect((await phone().dial('5*5*1')).screen).toContain('English');
  });

  test('a forgotten PIN: the link goes by SMS to the phone in the hand, so many a day', async () => {
    expect((await phone().dial('5*6')).screen).toContain('texted you a link');
    const [letter] = await listSandboxMessages(bank, { address: ada, limit: 1 });
    expect(letter?.body).toMatch(/\/reset-pin#[\w-]{43}$/);
    const told: string[] = [];
    for (let n = 0; n < 10; n += 1) told.push((await phone().dial('5*6')).screen);
    expect(told.at(-2)).toContain('texted you a link');
    expect(told.at(-1)).not.toContain('texted you a link');
  });

  test('no PIN stands anywhere in what is kept', async () => {
    const rows = await bank.db.selectFrom('ussdSession').selectAll().execute();
    expect(
      JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
    ).not.toContain(demoPin);
  });
});

describe('a stranger who dials', () => {
  test('opens an account with BVN and PIN, both in the dialogue, and dials it at once', async () => {
    const number = '+2348067770001';
    const line = phone(number);
    expect((await line.dial()).screen).toContain('1 Open an account');
    await line.say('1');
    expect((await line.say('Ngozi')).screen).toContain('first name and your surname');
    const bvn = await line.say('Ngozi Eze');
    expect(bvn.secret).toBe(true);
    await line.say('22212345678');
    expect((await line.say('13571358')).screen).toContain('not the same');
    expect((await line.say('12341234')).screen).toContain('too easy');
    const done = await line.say('71397139');
    expect(done.screen).toMatch(/Welcome, Ngozi. Your account number is \d{10}/);
    expect((await phone(number).dial()).screen).toContain('1 Send money');
    const rows = await bank.db.selectFrom('ussdSession').selectAll().where('phone', '=', number).execute();
    const kept = JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value));
    expect(kept).not.toContain('22212345678');
    expect(kept).not.toContain('7139');
  });
});

test('where the BVN register sends its own code, the page is named and no BVN is asked for', async () => {
  const usual = bank.bvn;
  bank.bvn = sandboxBvnByConsent();
  const line = phone('+2348067770002');
  await line.dial();
  await line.say('1');
  const said = await line.say('Ngozi Eze');
  bank.bvn = usual;
  expect(said.screen).toMatch(/BVN register.*\/onboarding/);
  expect(said.secret).toBeFalsy();
});

describe('blocking', () => {
  test('blocks at once, from the phone itself', async () => {
    const line = phone('+2348030000002');
    await line.dial('5*2');
    expect((await line.say('1')).screen).toContain('blocked');
    const airtime = phone('+2348030000002');
    const { screen } = await airtime.dial('3*100*1');
    expect(screen).toContain('frozen');
  });
});

describe('the simulator', () => {
  const browser = 'browser-1';
  const hop = (code: string, sessionId?: string, phoneNumber = ada) => {
    sessions += 1;
    return dialBySimulator(bank, {
      phoneNumber,
      code,
      browser,
      newId: `sim-${sessions}`,
      ...(sessionId && { sessionId }),
    });
  };

  test('plays the same dialogue, answer by answer', async () => {
    const first = await hop('*347*5276#');
    const second = await hop('2', first.sessionId);
    expect(second.sessionId).toBe(first.sessionId);
    expect((await hop('1', first.sessionId)).secret).toBe(true);
    expect((await hop(demoPin, first.sessionId)).screen).toContain('You have');
  });

  test('takes a direct code, and the letters', async () => {
    expect((await hop('*347*5276*3*500#')).menu).toBe('airtime.for');
    expect((await hop('*347*KARO#')).menu).toBe('home');
    expect(answersIn('*347*5276*1*5000*1234567896#')).toBe('1*5000*1234567896');
  });

  test('a word that is no answer is asked about again, whatever it means to a program', async () => {
    for (const word of ['constructor', 'toString', '__proto__']) {
      const { sessionId } = await hop('*347*5276#');
      expect(await hop(word, sessionId)).toMatchObject({ menu: 'home', status: 'active' });
    }
  });

  test('refuses another bank’s code, and a number that is none', async () => {
    await expect(hop('*737#')).rejects.toSatisfy((error) => isFault(error, 'ussd_code_unknown'));
    await expect(hop('*347*5276#', undefined, '12')).rejects.toSatisfy((error) =>
      isFault(error, 'phone_invalid'),
    );
  });

  test('does not block somebody else’s account', async () => {
    const first = await hop('*347*5276*5*2#');
    expect((await hop('1', first.sessionId)).screen).toContain('only from the phone');
  });

  test('another browser cannot go on with a dialogue', async () => {
    const first = await hop('*347*5276*2*1#');
    const other = await dialBySimulator(bank, {
      phoneNumber: ada,
      code: '*347*5276#',
      browser: 'browser-2',
      newId: 'sim-other',
      sessionId: first.sessionId,
    });
    expect(other.sessionId).toBe('sim-other');
  });

  test('lists the dialogues of a browser, old ones as expired', async () => {
    bank.clock.advance(6 * 60_000);
    const all = await listUssdSessions(bank, { browser });
    expect(all.length).toBeGreaterThan(3);
    expect(new Set(all.map((each) => each.status))).toEqual(new Set(['ended', 'expired']));
  });
});

describe('screens', () => {
  test('hold 178 characters that every phone shows; a long note gives way to the question', () => {
    expect(gsm('₦5,000 to Chídí’s “shop”…')).toBe('N5,000 to Chidi\'s "shop"...');
    expect(gsm('Ƙara kuɗi, ɓace; fọwọ́ sí i, ụgwọ ṅ')).toBe('Kara kudi, bace; fowo si i, ugwo n');
    const screen = fit('Which bank?\n1 GTBank', `${'A word and another. '.repeat(20)}`);
    expect(screen.length).toBeLessThanOrEqual(178);
    expect(screen.endsWith('Which bank?\n1 GTBank')).toBe(true);
  });

  test('every language fits its longest sentences on a screen', () => {
    const send = {
      amount: naira(1_250_000n),
      fee: naira(103n),
      total: naira(1_250_103n),
      name: 'CHUKWUEMEKA ADEBAYO OKONKWO',
      bank: 'Stanbic IBTC',
      account: '0123456789',
    };
    const light = { biller: 'Port Harcourt Electric', number: '45012345678', holder: 'HALIMA YUSUF BELLO' };
    for (const { ussd } of languages.map(phrasesIn)) {
      const plain = Object.values(ussd).filter(
        (said): said is () => string => typeof said === 'function' && said.length === 0,
      );
      const screens = [
        ...plain.map((said) => said()),
        ussd.approveSend(send),
        ussd.approveBill({ amount: send.amount, ...light }),
        ussd.where.pending(send),
        ussd.charges({ daily: naira(2_000_000n), bills: naira(2_000_000n) }),
        ussd.opened({ firstName: 'Oluwaseunfunmi', nuban: '0123456789' }),
      ];
      for (const screen of screens) expect(gsm(screen).length, screen).toBeLessThanOrEqual(178);
    }
  });

  test('every code of the list can be dialled', async () => {
    for (const language of languages) {
      const codes = ussdCodes(bank, language);
      expect(new Set(codes.map((code) => code.category)).size).toBe(5);
      for (const { example } of codes) {
        sessions += 1;
        const newId = `sim-${sessions}`;
        const { screen } = await dialBySimulator(bank, {
          phoneNumber: ada,
          code: example,
          browser: 'b',
          newId,
        });
        expect(screen.length).toBeGreaterThan(10);
      }
    }
  });
});
