import type { Answer } from '@karo/core/contract';
import { useRead } from '../../api.ts';

export type Administrator = NonNullable<Answer<'GET /api/admin/session'>['administrator']>;
export type Role = Administrator['role'];

/** Each role may what those before it may; compliance stands beside them. */
export const roles: readonly Role[] = ['viewer', 'support', 'operations', 'approver', 'owner', 'compliance'];

export const reaches = (role: Role, least: Role): boolean => {
  if (least === 'compliance') return role === 'compliance';
  return roles.indexOf(role === 'compliance' ? 'support' : role) >= roles.indexOf(least);
};

/** Who is signed in at the console, and what their role reaches; nothing until that is known. */
export function useMe() {
  const { data } = useRead('GET /api/admin/session', {});
  const me = data?.administrator ?? undefined;
  return { me, may: (least: Role): boolean => me !== undefined && reaches(me.role, least) };
}
