import { goOnFrom } from '@karo/core/chat/channel';
import type { Bank } from '@karo/core/kernel';
import { settleOrder } from '@karo/core/orders';
import type { Handler } from './queues.ts';

/** However far ahead an order's next step is, it is looked at again by then: the sandbox's clock may have been moved. */
const LOOK_AGAIN_MS = 60_000;

/** Takes an order one step further on the rails, and comes back when the next is due; what was ordered behind it is then gone on with. */
export const settle =
  (bank: Bank): Handler =>
  async (id) => {
    const orderId = BigInt(id);
    const result = await settleOrder(bank, orderId);
    if (result !== 'done') return Math.min(result.again, LOOK_AGAIN_MS);
    await goOnFrom(bank, orderId);
    return undefined;
  };
