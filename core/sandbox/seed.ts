import { openSandboxCustomer } from '../identity/index.ts';
import { type Bank, Fault, isFault, naira } from '../kernel/index.ts';
import { loadSample } from '../risk/sanctions/index.ts';

/** The customers of every sandbox; their PIN is `demoPin`. */
export const fixtures = [
  { firstName: 'Ada', lastName: 'Obi', phone: '+2348030000001', opening: naira(250_000) },
  { firstName: 'Bola', lastName: 'Ade', phone: '+2348030000002', opening: naira(10_000) },
] as const;

/** Opens the fixtures' accounts, and loads a sanction list of invented names; what is there already is left as it is. Throws Fault `sandbox_only`. */
export async function seedSandbox(bank: Bank): Promise<void> {
  if (!bank.config.sandbox) throw new Fault('sandbox_only');
  await loadSample(bank);
  for (const person of fixtures) {
    try {
      await openSandboxCustomer(bank, { ...person, demo: false, verified: true });
    } catch (error) {
      if (!isFault(error, 'customer_exists')) throw error;
    }
  }
}
