import type { MandateFacts, Schedule } from '../../catalogue/index.ts';
import { dateNames } from '../../contract/index.ts';
import { printNaira, startOf } from '../../kernel/index.ts';
import type { en } from '../en/phrases.ts';
import type { Begun } from '../fallback.ts';
import { printTime } from '../print.ts';
import { printDay } from './print.ts';

const weekdays: readonly string[] = dateNames.ha.weekdays;

const dayInMonth = (monthDay: number): string => (monthDay === 31 ? 'ranar ƙarshe' : `rana ta ${monthDay}`);

function rhythmOf(schedule: Schedule): string {
  const first = startOf(schedule.firstOn);
  const day = printDay(first);
  const weekday = weekdays[new Date(`${schedule.firstOn}T00:00:00Z`).getUTCDay()] ?? '';
  const date = dayInMonth(schedule.monthDay ?? Number(schedule.firstOn.slice(8)));
  if (schedule.rhythm === 'once') return `sau ɗaya, ${day}`;
  if (schedule.rhythm === 'daily') return `kowace rana daga ${day}`;
  if (schedule.rhythm === 'weekly') return `kowace ${weekday} daga ${day}`;
  return schedule.rhythm === 'fortnightly'
    ? `kowane mako biyu, ${weekday}, daga ${day}`
    : `kowane wata, ${date}, daga ${day}`;
}

function when(schedule: Schedule): string {
  const { times, untilOn: until } = schedule;
  const end = times !== undefined && schedule.rhythm !== 'once' ? `, sau ${times}` : '';
  return `${rhythmOf(schedule)}${end}${until === undefined ? '' : `, har ${printDay(startOf(until))}`}`;
}

const next = (f: MandateFacts): string => (f.nextOn ? `, na gaba ${printDay(startOf(f.nextOn))}` : '');

/** What the bank says of what is paid later, or again and again, in Hausa. */
export const scheduled: Begun<(typeof en)['scheduled']> = {
  when,
  offer: (f) =>
    [
      f.isSaved
        ? `A ajiye ${printNaira(f.amount)} a ${f.what}`
        : `A biya ${printNaira(f.amount)} ga ${f.what}`,
      `${when(f.schedule)}.`,
      `Kowane lokaci ba zai wuce ${printNaira(f.ceiling)} ba tare da caji.`,
      '',
      `Ba a biya komai yanzu. Ka amince sau ɗaya da PIN naka kafin ${printTime(f.expiresAt)}; zan tuna maka kwana ɗaya kafin kowane biya, kuma za ka iya dakatarwa a kowane lokaci.`,
    ].join('\n'),
  instead: (f) => `Zai maye gurbin ${printNaira(f.amount)} ga ${f.what}, ${when(f.schedule)}.`,
  set: (f) =>
    `✅ An saita: ${printNaira(f.amount)} ga ${f.what}, ${when(f.schedule)}. Ba a biya komai ba tukuna.\nLambar shaida: ${f.reference}`,
  none: () => 'Ba ka da biyan da aka tsara. Misali ka ce “kowace Juma’a tura 2k zuwa 1234567896 GTB”.',
  line: (f) =>
    `${printNaira(f.amount)} ga ${f.what}, ${when(f.schedule)}${f.status === 'paused' ? ' (an dakatar)' : f.nextOn ? `, na gaba ${printDay(startOf(f.nextOn))}` : ''}`,
  listed: (lines) =>
    `Biyan da ka tsara:\n${lines.map((line, index) => `${index + 1}. ${line}`).join('\n')}\n\nKa ce “stop standing order 1”, “pause”, “resume” ko “skip” da lambarsa.`,
  acts: {
    pause: (f) => `An dakatar: ${printNaira(f.amount)} ga ${f.what}. Ba za a biya komai ba sai ka ce resume.`,
    resume: (f) => `Zai ci gaba: ${printNaira(f.amount)} ga ${f.what}${next(f)}.`,
    skip: (f) => `An tsallake sau ɗaya: ${printNaira(f.amount)} ga ${f.what}${next(f)}.`,
    stop: (f) => `An tsaya: ba za a ƙara biyan ${f.what} da kansa ba.`,
  },
  reminder: (f) =>
    `Gobe ${printNaira(f.amount)} zai tafi zuwa ${f.what}, kamar yadda ka tsara. Don tsallake shi sau ɗaya, ka ce “skip standing order”.\nLambar shaida: ${f.reference}`,
  missed: (f) =>
    `Ba mu iya biyan ${printNaira(f.amount)} ga ${f.what} a ranarsa ba (${f.missed} gaba ɗaya); ba za a biya su daga baya ba.\nLambar shaida: ${f.reference}`,
  paid: (f) =>
    `An yi biyan da ka tsara zuwa ${f.what}: ${printNaira(f.amount)}.\nLambar shaida: ${f.reference}`,
  failed: (f) =>
    [
      `❌ Ba a biya ${printNaira(f.amount)} ga ${f.what} ba. ${f.why}`,
      ...(f.again ? [`Zan sake gwadawa yau da ${printTime(f.again)}. Ba a taɓa ajiyarka ba.`] : []),
      ...(f.waits
        ? ['Ba shi ne abin da ka amince da shi ba, saboda haka an dakatar. Ka sake tsara shi don ka amince.']
        : []),
      `Lambar shaida: ${f.reference}`,
    ].join('\n'),
};
