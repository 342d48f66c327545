import { type Business, searchDirectory, townsOf } from '../../products/transfers/index.ts';
import { ANYWHERE } from '../nlu/index.ts';
import type { Answered, Flow, Question, Scene } from './flow.ts';
import type { Values } from './state.ts';

const SHOWN = 5;
const TOWNS_OFFERED = 5;

type Sought = { category?: string; q?: string; name: string };

/** What a `trade` of `shopsSaid` is searched by, and what it was called. */
function soughtIn({ trade = '' }: Values): Sought {
  const [category, stem, name = ''] = trade.split('/');
  return { ...(category && { category }), ...(stem && { q: stem }), name };
}

async function askTown(scene: Scene, values: Values): Promise<Question> {
  const { directory } = scene.phrases;
  const { q, name } = soughtIn(values);
  const towns = await townsOf(scene.bank.db, { q });
  const offered = towns.slice(0, TOWNS_OFFERED).map((town) => ({ title: town, values: { town } }));
  const anywhere = { title: directory.anywhere(), values: { town: ANYWHERE } };
  return { text: directory.whichTown({ sought: name }), options: [...offered, anywhere] };
}

/** What is found, the nearest to what was asked first: the same in the town, the same elsewhere, others of its kind in the town. */
async function searchNear(scene: Scene, { category, q }: Sought, town: string | undefined) {
  const { db } = scene.bank;
  const here = await searchDirectory(db, { q, town });
  if (here.length > 0 || (!q && !town)) return { here, elsewhere: [], alike: [] };
  return {
    here,
    elsewhere: town ? await searchDirectory(db, { q }) : [],
    alike: category ? await searchDirectory(db, { category, town }) : [],
  };
}

const ABOUT_MOST = 80;
/** What a business writes of itself, on one line and without links, @names and numbers: nothing that could pass for the bank's own words or lead elsewhere. */
const inWords = (text: string): string =>
  text
    .replace(/\S*(?:@|:\/\/|www\.)\S*/g, '')
    .replace(/\+?\d(?:[^\p{L}\d]{0,3}\d){3,}/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, ABOUT_MOST);

async function answer(scene: Scene, values: Values): Promise<Answered> {
  const { directory } = scene.phrases;
  const sought = soughtIn(values);
  const town = values.town === ANYWHERE ? undefined : values.town;
  const { here, elsewhere, alike } = await searchNear(scene, sought, town);
  const line = ({ name, town: where, about, handle }: Business) =>
    directory.line({ name, town: inWords(where), about: inWords(about), handle });
  const list = (found: readonly Business[]) => found.slice(0, SHOWN).map(line);
  const query = new URLSearchParams({
    ...(sought.q && { q: sought.q }),
    ...(town && here.length > 0 && { town }),
  });
  const link = `${scene.bank.config.publicUrl}/directory${query.size > 0 ? `?${query}` : ''}`;
  const facts = { sought: sought.name, town: town ?? '' };
  if (here.length > 0)
    return { say: { text: directory.found({ ...facts, lines: list(here), pays: payable(here), link }) } };
  const others = elsewhere.length > 0 ? elsewhere : alike;
  return {
    say: { text: directory.none({ ...facts, lines: list(others), pays: payable(others), link }) },
  };
}

/** The @name of the first that can be paid by one. */
const payable = (found: readonly Business[]): string | undefined =>
  found.find(({ handle }) => handle)?.handle;

/** Who sells what, and where: the verified businesses of the directory. */
export const looking: Flow = {
  kind: 'answer',
  who: 'anyone',
  slots: [{ name: 'trade' }, { name: 'town', ask: askTown }],
  complete: answer,
};
