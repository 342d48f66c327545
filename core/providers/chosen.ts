import type { Db } from '@karo/db/client';
import type { Billers, BvnRegister, Clock, Identity, InwardRails } from '../kernel/index.ts';
import { absentBillers, absentBvn, absentIdentity, absentInward } from './absent.ts';
import { sandboxBillers } from './billers-sandbox.ts';
import { vtpassBillers } from './billers-vtpass.ts';
import { mono } from './bvn-mono.ts';
import { sandboxBvn, sandboxBvnByConsent } from './bvn-sandbox.ts';
import { dojah } from './identity-dojah.ts';
import { qoreid } from './identity-qoreid.ts';
import { sandboxIdentity } from './identity-sandbox.ts';
import { monnifyInward } from './monnify/inward.ts';
import { paystackInward } from './paystack/inward.ts';
import { isPlayed, type Opening, optionsFor } from './rails-chosen.ts';

/** The billers that the environment names. */
export function chooseBillers(opening: Opening, at: { db: Db; clock: Clock }): Billers {
  const { billers: name, vtpass: account } = opening.config.providers;
  if (isPlayed(opening, name)) return sandboxBillers(at);
  return name === 'vtpass' && account
    ? vtpassBillers({ account, ...at, ...optionsFor(opening) })
    : absentBillers;
}

function registersBy(name: string, opening: Opening): ReturnType<typeof dojah> | undefined {
  const { dojah: ofDojah, qoreid: ofQoreId } = opening.config.providers;
  const options = optionsFor(opening);
  if (name === 'dojah' && ofDojah) return dojah({ account: ofDojah, ...options });
  if (name === 'qoreid' && ofQoreId) return qoreid({ account: ofQoreId, ...options });
  return undefined;
}

/** The BVN register that the environment names. */
export function chooseBvn(opening: Opening): BvnRegister {
  const { bvn: name, mono: account } = opening.config.providers;
  if (opening.config.sandbox && name === 'sandbox-igree') return sandboxBvnByConsent();
  if (name === 'mono' && account) return mono({ account, ...optionsFor(opening) });
  return isPlayed(opening, name) ? sandboxBvn() : (registersBy(name, opening)?.bvn ?? absentBvn);
}

/** The register of NINs that the environment names, and whoever it names to look at faces: they may be two. */
export function chooseIdentity(opening: Opening): Identity {
  const { nin, faces: looks } = opening.config.providers;
  const behind = (name: string): Identity =>
    isPlayed(opening, name) ? sandboxIdentity() : (registersBy(name, opening)?.identity ?? absentIdentity);
  const { liveness, faces } = behind(looks);
  return { ...behind(nin), liveness, faces };
}

/** The way in that the environment names; `sandbox` opens the played one. */
export function chooseInward(opening: Opening, db: Db, sandbox: () => InwardRails): InwardRails {
  const { inward: name, paystack, monnify } = opening.config.providers;
  const options = { ...optionsFor(opening), db };
  if (isPlayed(opening, name)) return sandbox();
  if (name === 'paystack' && paystack) return paystackInward({ account: paystack, ...options });
  return name === 'monnify' && monnify ? monnifyInward({ account: monnify, ...options }) : absentInward;
}
