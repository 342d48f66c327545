import { post } from './phone.ts';
import type { Providers } from './servers.ts';

/** How one provider of money carries what the day has it carry, and tells the bank of it, twice, as all of them repeat what they have told. */
export type MoneyWorld = {
  /** The number that other banks pay the customer by, as it is printed. */
  receiving: string;
  bankName: string;
  /** Another bank pays so many kobo into that number. */
  paysIn(reference: string, amount: number): Promise<void>;
  /** The next transfer is carried out, its answer is lost, and it stays under way. */
  losesNext(): void;
  /** The amounts of all transfers in kobo, oldest first. */
  sent(): number[];
  /** The transfer at a place has arrived, or has come back, and the bank hears of it. */
  arrives(place: number): Promise<void>;
  comesBack(place: number): Promise<void>;
};

const naira = (kobo: number): string => `${Math.trunc(kobo / 100)}.${String(kobo % 100).padStart(2, '0')}`;

async function tellTwice(address: string, header: string, text: string, signature: string): Promise<void> {
  const headers = { 'content-type': 'application/json', [header]: signature };
  await post(address, text, headers);
  await post(address, text, headers);
}

/** Paystack behind a bank at `url`. */
function paystackWorld({ paystack }: Providers, url: string): MoneyWorld {
  const receiving = '9930000737';
  const tell = (event: string, data: object) => {
    const text = JSON.stringify({ event, data });
    return tellTwice(`${url}/api/webhooks/paystack`, 'x-paystack-signature', text, paystack.sign(text));
  };
  const becomes = (place: number, status: string) => {
    const made = [...paystack.transfers.values()][place];
    if (made) made.status = status;
    return tell(`transfer.${status}`, { reference: made?.reference, status });
  };
  return {
    receiving,
    bankName: 'Wema Bank',
    paysIn: (reference, amount) => {
      const paidAt = new Date().toISOString();
      const credit = { reference, amount, account: receiving, status: 'success', currency: 'NGN', paidAt };
      paystack.credits.set(reference, credit);
      return tell('charge.success', { ...credit, channel: 'dedicated_nuban' });
    },
    losesNext: () => {
      paystack.befall('/transfer', 'lost');
      paystack.becomes('pending');
    },
    sent: () => [...paystack.transfers.values()].map(({ amount }) => amount),
    arrives: (place) => becomes(place, 'success'),
    comesBack: (place) => becomes(place, 'reversed'),
  };
}

/** Monnify behind a bank at `url`. */
export function monnifyWorld({ monnify }: Providers, url: string): MoneyWorld {
  const receiving = '6000140770';
  const tell = (eventType: string, eventData: object) => {
    const text = JSON.stringify({ eventType, eventData });
    return tellTwice(`${url}/api/webhooks/monnify`, 'monnify-signature', text, monnify.sign(text));
  };
  const becomes = (place: number, status: string, event: string) => {
    const made = [...monnify.disbursements.values()][place];
    if (made) made.status = status;
    return tell(event, { reference: made?.reference, status });
  };
  return {
    receiving,
    bankName: 'Sterling Bank',
    paysIn: (reference, amount) => {
      const credit = { reference, amount: naira(amount), account: receiving, status: 'PAID' };
      monnify.credits.set(reference, credit);
      const product = { type: 'RESERVED_ACCOUNT', reference: 'karo' };
      return tell('SUCCESSFUL_TRANSACTION', {
        product,
        transactionReference: reference,
        paymentStatus: 'PAID',
      });
    },
    losesNext: () => {
      monnify.befall('POST /api/v2/disbursements/single', 'lost');
      monnify.becomes('PENDING');
    },
    sent: () => [...monnify.disbursements.values()].map(({ amount }) => Math.round(Number(amount) * 100)),
    arrives: (place) => becomes(place, 'SUCCESS', 'SUCCESSFUL_DISBURSEMENT'),
    comesBack: (place) => becomes(place, 'REVERSED', 'REVERSED_DISBURSEMENT'),
  };
}

export const moneyWorlds = { paystack: paystackWorld, monnify: monnifyWorld } as const;
