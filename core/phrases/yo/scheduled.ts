import type { MandateFacts, Schedule } from '../../catalogue/index.ts';
import { dateNames } from '../../contract/index.ts';
import { printNaira, startOf } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const weekdays: readonly string[] = dateNames.yo.weekdays;

const dayInMonth = (monthDay: number): string => (monthDay === 31 ? 'ọjọ́ tó kẹ́yìn' : `ọjọ́ ${monthDay}`);

function rhythmOf(schedule: Schedule): string {
  const first = startOf(schedule.firstOn);
  const day = printDay(first);
  const weekday = weekdays[new Date(`${schedule.firstOn}T00:00:00Z`).getUTCDay()] ?? '';
  const date = dayInMonth(schedule.monthDay ?? Number(schedule.firstOn.slice(8)));
  if (schedule.rhythm === 'once') return `ẹ̀ẹ̀kan, ní ${day}`;
  if (schedule.rhythm === 'daily') return `lójoojúmọ́ láti ${day}`;
  if (schedule.rhythm === 'weekly') return `gbogbo ${weekday} láti ${day}`;
  return schedule.rhythm === 'fortnightly'
    ? `ọ̀sẹ̀ méjì méjì, ${weekday}, láti ${day}`
    : `lóṣooṣù, ${date}, láti ${day}`;
}

function when(schedule: Schedule): string {
  const { times, untilOn: until } = schedule;
  const end = times !== undefined && schedule.rhythm !== 'once' ? `, ìgbà ${times}` : '';
  return `${rhythmOf(schedule)}${end}${until === undefined ? '' : `, títí di ${printDay(startOf(until))}`}`;
}

const next = (f: MandateFacts): string => (f.nextOn ? `, èyí tó kàn ${printDay(startOf(f.nextOn))}` : '');

/** What the bank says of what is paid later, or again and again, in Yoruba. */
export const scheduled: Begun<(typeof en)['scheduled']> = {
  when,
  offer: (f) =>
    [
      f.isSaved ? `Fi ${printNaira(f.amount)} sínú ${f.what}` : `San ${printNaira(f.amount)} fún ${f.what}`,
      `${when(f.schedule)}.`,
      `Nígbà kọ̀ọ̀kan kò ní ju ${printNaira(f.ceiling)} lọ pẹ̀lú owó iṣẹ́.`,
      '',
      `A kò san nǹkan kan báyìí. Fi PIN rẹ fọwọ́ sí i lẹ́ẹ̀kan kó tó di ${printTime(f.expiresAt)}; màá sọ fún ọ ní ọjọ́ tó ṣáájú ìsanwó kọ̀ọ̀kan, o sì lè dá a dúró nígbàkúgbà.`,
    ].join('\n'),
  instead: (f) => `Yóò rọ́pò ${printNaira(f.amount)} fún ${f.what}, ${when(f.schedule)}.`,
  set: (f) =>
    `✅ A ti ṣètò rẹ̀: ${printNaira(f.amount)} fún ${f.what}, ${when(f.schedule)}. A kò tíì san nǹkan kan.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  none: () => 'O kò ní ìsanwó tí a ṣètò. Sọ bíi “every Friday send 2k to 1234567896 GTB”.',
  line: (f) =>
    `${printNaira(f.amount)} fún ${f.what}, ${when(f.schedule)}${f.status === 'paused' ? ' (ó dúró)' : f.nextOn ? `, èyí tó kàn ${printDay(startOf(f.nextOn))}` : ''}`,
  listed: (lines) =>
    `Àwọn ìsanwó tí o ṣètò:\n${lines.map((line, index) => `${index + 1}. ${line}`).join('\n')}\n\nSọ “stop standing order 1”, “pause”, “resume” tàbí “skip” pẹ̀lú nọ́ńbà rẹ̀.`,
  acts: {
    pause: (f) =>
      `Ó ti dúró: ${printNaira(f.amount)} fún ${f.what}. A kò ní san nǹkan kan títí wàá fi sọ resume.`,
    resume: (f) => `Ó ń tẹ̀síwájú: ${printNaira(f.amount)} fún ${f.what}${next(f)}.`,
    skip: (f) => `A ti fo ó lẹ́ẹ̀kan: ${printNaira(f.amount)} fún ${f.what}${next(f)}.`,
    stop: (f) => `Ó ti parí: a kò ní san fún ${f.what} fúnra rẹ̀ mọ́.`,
  },
  reminder: (f) =>
    `Lọ́la ${printNaira(f.amount)} yóò lọ sí ${f.what}, bí o ṣe ṣètò rẹ̀. Láti fo ó lẹ́ẹ̀kan, sọ “skip standing order”.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  missed: (f) =>
    `A kò lè san ${printNaira(f.amount)} fún ${f.what} ní ọjọ́ rẹ̀ (${f.missed} lápapọ̀); a kò ní san wọ́n lẹ́yìn.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  paid: (f) => `A ti ṣe ìsanwó tí o ṣètò sí ${f.what}: ${printNaira(f.amount)}.\nNọ́ńbà ẹ̀rí: ${f.reference}`,
  failed: (f) =>
    [
      `❌ A kò san ${printNaira(f.amount)} fún ${f.what}. ${f.why}`,
      ...(f.again ? [`Màá tún gbìyànjú lónìí ní ${printTime(f.again)}. A kò ní fọwọ́ kan owó ìpamọ́ rẹ.`] : []),
      ...(f.waits
        ? ['Kì í ṣe ohun tí o fọwọ́ sí mọ́, nítorí náà ó ti dúró. Tún un ṣètò kí o lè fọwọ́ sí i.']
        : []),
      `Nọ́ńbà ẹ̀rí: ${f.reference}`,
    ].join('\n'),
};
