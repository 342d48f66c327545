import { countries, findCountry } from '../../catalogue/index.ts';
import { localPhone } from '../../customers/index.ts';
import { getRate, quoteRemittance } from '../../products/remittance/index.ts';
import type { Checked, Flow, Question, Scene } from './flow.ts';
import type { Values } from './state.ts';

const PAGE = '/diaspora-remittance';

/** Whether the bank told what money from abroad comes to. */
export const speaksOfAbroad = (said: string): boolean => said.includes(PAGE);

const askCountry = ({ phrases }: Scene): Question => ({
  text: phrases.remittance.whichCountry(),
  options: countries
    .filter((country) => country.supported)
    .map(({ code, name, flag }) => ({ title: `${flag} ${name}`, values: { country: code } })),
});

async function checkCountry({ bank }: Scene, values: Values): Promise<Checked> {
  await getRate(bank, values.country ?? '');
  return undefined;
}

const isInward = (_: Scene, { outward }: Values): boolean => outward === undefined;

/** Tells what a sum sent from abroad comes to, and how it is sent. */
export const fromAbroad: Flow = {
  kind: 'answer',
  who: 'anyone',
  slots: [
    { name: 'outward' },
    { name: 'country', needed: isInward, ask: askCountry, check: checkCountry },
    {
      name: 'foreign',
      needed: isInward,
      ask: ({ phrases }, values) => ({
        text: phrases.remittance.howMuch({ currency: findCountry(values.country ?? '')?.currency ?? 'USD' }),
      }),
    },
  ],
  complete: async (scene, values) => {
    const { bank, conversation, phrases } = scene;
    if (!isInward(scene, values))
      return { say: { text: phrases.remittance.onlyInward() }, menu: ['remittance', 'human'] };
    const quote = await quoteRemittance(bank, {
      country: values.country ?? '',
      amount: BigInt(values.foreign ?? '0'),
    });
    const own = conversation.customerId ? (await scene.customer()).phone : undefined;
    const phone = own && localPhone(own);
    const link = `${bank.config.publicUrl}${PAGE}`;
    return { say: { text: phrases.remittance.estimate({ ...quote, phone, link }) } };
  },
};
