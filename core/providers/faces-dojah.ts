import { type ExpectedFace, Fault, type Identity, type Selfie } from '../kernel/index.ts';
import { type Ask, at, type Json, textAt } from './http.ts';

const NOT_FOUND = 404;
/** Per cent. The register's own documents call a match what reaches 90; a picture is of somebody living from 50 on, and both have to be said in words too. */
const SAME_LEAST = 90;
const LIVE_LEAST = 50;

/** A figure in per cent; undefined where there is none. */
function percentAt(json: Json, ...path: string[]): number | undefined {
  const text = textAt(json, ...path);
  return text && /^\d{1,3}(?:\.\d+)?$/.test(text) ? Number(text) : undefined;
}

const unavailable = (): Fault => new Fault('unavailable', { what: 'identity' });

/** What is said of a picture; undefined where the register has no such number. Throws Fault `unavailable`. */
async function show(ask: Ask, path: string, body: Readonly<Record<string, string>>): Promise<Json> {
  const heard = await ask({ method: 'POST', path, json: JSON.stringify(body) });
  if (!heard.silent && heard.status === NOT_FOUND) return undefined;
  const entity = heard.silent || heard.status >= 300 ? undefined : at(heard.body, 'entity');
  if (typeof entity !== 'object' || entity === null) throw unavailable();
  return entity;
}

/** One living face: what the answer does not say is not so. */
async function isLive(ask: Ask, image: string): Promise<boolean> {
  const entity = await show(ask, '/api/v1/ml/liveness', { image });
  const isAlone =
    at(entity, 'face', 'face_detected') === true && at(entity, 'face', 'multiface_detected') !== true;
  const certainty = percentAt(entity, 'liveness', 'liveness_probability') ?? 0;
  return isAlone && at(entity, 'liveness', 'liveness_check') === true && certainty > LIVE_LEAST;
}

async function isFaceOf(ask: Ask, register: 'bvn' | 'nin', number: string, image: string): Promise<boolean> {
  const entity = await show(ask, `/api/v1/kyc/${register}/verify`, {
    [register]: number,
    selfie_image: image,
  });
  const certainty = percentAt(entity, 'selfie_verification', 'confidence_value') ?? 0;
  return at(entity, 'selfie_verification', 'match') === true && certainty >= SAME_LEAST;
}

/**
 * Looks at a picture by Dojah: first whether it shows one living person, and then, in each register of which a number is given, whether it is that person's. A number that a register
 * does not know has no face, and matches none; without a number there is nothing to compare with.
 */
export async function lookAt(
  ask: Ask,
  { bytes }: Selfie,
  { bvn, nin }: ExpectedFace,
): ReturnType<Identity['liveness']> {
  const image = bytes.toString('base64');
  if (!(await isLive(ask, image))) return { live: false, same: false };
  const matches = await Promise.all([
    ...(bvn ? [isFaceOf(ask, 'bvn', bvn, image)] : []),
    ...(nin ? [isFaceOf(ask, 'nin', nin, image)] : []),
  ]);
  return { live: true, same: matches.length > 0 && matches.every(Boolean) };
}
