import { BlockList, isIP } from 'node:net';
import { type Bank, Fault } from '../kernel/index.ts';

const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  // Addresses that carry an IPv4 address within: compatible, mapped, translated (RFC 6052 and 8215), 6to4, Teredo.
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6');

/** An address of a private, local or reserved network. */
export const isInside = (address: string): boolean =>
  inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
/** One's own machine. */
export const hosts = ['localhost', '127.0.0.1'];

/** A bank that runs on one's own machine may tell one's own machine. */
export const mayTellLocal = ({ config }: Pick<Bank, 'config'>): boolean =>
  config.sandbox && hosts.includes(new URL(config.publicUrl).hostname);

/** An address that events may be sent to: https, on the internet. Throws Fault `webhook_url`. */
export function checkUrl(bank: Pick<Bank, 'config'>, text: string): string {
  if (!URL.canParse(text)) throw new Fault('webhook_url');
  const url = new URL(text);
  const isLocal = hosts.includes(url.hostname);
  if (isLocal && mayTellLocal(bank) && /^https?:$/.test(url.protocol)) return url.href;
  const bare = url.hostname.replace(/^\[|\]$/g, '');
  const wrong = url.protocol !== 'https:' || url.username !== '' || url.password !== '' || isLocal;
  if (wrong || (isIP(bare) !== 0 && isInside(bare)) || !bare.includes('.')) throw new Fault('webhook_url');
  return url.href;
}
