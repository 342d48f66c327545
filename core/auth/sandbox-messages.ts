import { type Bank, Fault } from '../kernel/index.ts';

export type SandboxMessage = {
  id: bigint;
  kind: 'sms' | 'mail';
  address: string;
  subject?: string;
  body: string;
  sentAt: Date;
};

/** What the sandbox wrote down instead of sending, newest first: the development inbox. Throws Fault `sandbox_only`. */
export async function listSandboxMessages(
  bank: Pick<Bank, 'db' | 'config'>,
  range: { address?: string; limit?: number } = {},
): Promise<SandboxMessage[]> {
  if (!bank.config.sandbox) throw new Fault('sandbox_only');
  let query = bank.db
    .selectFrom('sandboxCode')
    .select(['id', 'kind', 'address', 'subject', 'body', 'sentAt'])
    .orderBy('id', 'desc')
    .limit(range.limit ?? 50);
  if (range.address) query = query.where('address', '=', range.address);
  const rows = await query.execute();
  return rows.map(({ subject, kind, ...row }) => ({
    ...row,
    kind: kind as SandboxMessage['kind'],
    ...(subject !== null && { subject }),
  }));
}
