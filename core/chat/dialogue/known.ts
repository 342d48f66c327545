import { type Beneficiary, listBeneficiaries, matchBeneficiaries } from '../../customers/index.ts';
import { plain } from '../../kernel/index.ts';
import { isRelation, wordsOfRelation } from '../nlu/index.ts';
import type { Scene } from './flow.ts';

const lastWord = (name: string): string => plain(name).trim().split(/\s+/).at(-1) ?? '';

/** Those of the customer's people whom a name may mean. "Matata" is whoever was saved as such, or as "wife": near is not enough where only one person can be meant. */
export async function findNamed(scene: Scene, name: string): Promise<Beneficiary[]> {
  const { id } = await scene.customer();
  if (!isRelation(name)) return matchBeneficiaries(scene.bank.db, id, name);
  const relation = lastWord(name);
  const all = await listBeneficiaries(scene.bank.db, id);
  for (const called of wordsOfRelation(relation)) {
    const found = all.filter((person) => lastWord(person.nickname ?? '') === called);
    if (found.length > 0) return found;
  }
  const near = await matchBeneficiaries(scene.bank.db, id, name);
  return near.filter((person) => plain(person.nickname ?? person.name).includes(relation));
}
