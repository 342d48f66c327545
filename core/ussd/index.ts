export { gsm } from './screen.ts';
export {
  dialByNetwork,
  dialBySimulator,
  hangUp,
  listUssdSessions,
  type UssdAnswer,
  ussdCodes,
} from './sessions.ts';
