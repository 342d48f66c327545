export { AudioRefused, decodeVoiceNote, voiceSegments } from './audio.ts';
export type { SandboxClock } from './clock.ts';
export { collectedSessionId } from './collecting.ts';
export { examinePorts, type PortReport, watchProviders } from './examining.ts';
export { type Hint, isSignedBy, monnifyHint, paystackHint, vtpassHint } from './hints.ts';
export {
  listWaitingWebhooks,
  storeWebhook,
  type WebhookSource,
  workWebhook,
} from './intake.ts';
export { rememberInward } from './inward-sandbox.ts';
export { sandboxExchange, sandboxMarket } from './market-sandbox.ts';
export { openBank, openProvided } from './open-bank.ts';
export {
  checkNotPaused,
  isPaused,
  listPauses,
  type PausablePort,
  pausablePorts,
} from './pauses.ts';
export { signSandboxWebhook } from './payments-sandbox.ts';
export { smsReports } from './sms-reports.ts';
export { openSpeech } from './speech.ts';
export { serveThread, startWorker, Thread, ThreadLost } from './thread.ts';
export { listTroubles, recordTrouble } from './trouble.ts';
export type { VoiceAsk, VoiceSaid } from './voice-worker.ts';
