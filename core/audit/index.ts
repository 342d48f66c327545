export {
  type Actor,
  type AuditAction,
  type AuditFacts,
  type AuditLine,
  listAudit,
  type Origin,
  record,
  recordAlone,
  sealAudit,
  verifyAudit,
} from './events.ts';
