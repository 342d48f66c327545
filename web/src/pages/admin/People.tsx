import { Administrators } from './Administrators.tsx';
import { AuditLog } from './AuditLog.tsx';

/** Who may do what here, and what was done. */
export const People = () => (
  <>
    <Administrators />
    <AuditLog />
  </>
);
