import { expect, test } from 'vitest';
import { contract } from './endpoints.ts';

/** Every call that the specification's pages make, from both of its tables; a row that goes missing here is a page that breaks. */
const specified = `
  GET /api/account/tiers
  GET /api/account/current-tier
  POST /api/account/upgrade-tier
  GET /api/waitlist/count
  POST /api/waitlist
  POST /api/admin/verify
  GET /api/stats
  GET /api/waitlist
  GET /api/inquiries
  POST /api/users/register
  GET /api/users/{id}/dashboard
  POST /api/banking/transfer
  POST /api/chat/message
  POST /api/auth/send-2fa-code
  POST /api/auth/verify-2fa-code
  GET /api/notifications
  GET /api/notifications/settings
  POST /api/notifications/{id}/read
  POST /api/notifications/settings
  POST /api/notifications/clear
  GET /api/support/tickets
  POST /api/support/tickets
  GET /api/support/chat
  POST /api/support/chat
  POST /api/support/tickets/{ticketId}/rate
  GET /api/analytics
  GET /api/user/profile
  POST /api/user/profile
  GET /api/user/security-settings
  POST /api/user/security-settings
  GET /api/user/limits
  POST /api/user/limits
  GET /api/user/bank-accounts
  POST /api/user/bank-accounts
  POST /api/user/delete-account
  GET /api/loans/products
  GET /api/loans/applications
  GET /api/loans/credit-score
  POST /api/loans/apply
  GET /api/investments
  GET /api/investments/portfolio
  GET /api/investments/plans
  GET /api/investments/market
  POST /api/investments/trade
  POST /api/investments/plans
  GET /api/ussd/codes
  GET /api/ussd/sessions
  POST /api/ussd/test
  GET /api/education/modules
  GET /api/education/progress
  GET /api/education/achievements
  GET /api/education/leaderboard
  POST /api/education/modules/{id}/start
  GET /api/developer/endpoints
  GET /api/developer/keys
  GET /api/developer/stats
  POST /api/developer/keys/generate
  POST /api/developer/keys/{id}/revoke
  GET /api/remittance/rates
  GET /api/remittance/countries
  POST /api/remittance/send
`
  .split('\n')
  .map((line) => line.trim())
  .filter(Boolean);

/** A default read joins the parts of its key with slashes: these have a part more than their path, which may stand in it. */
const shapes = (endpoint: string): string => endpoint.replace(/\{\w+\}/g, '{}').replace(/\/\{\}$/, '');

test('the contract has every call that the pages make', () => {
  const rows = new Set(Object.keys(contract).flatMap((endpoint) => [endpoint, shapes(endpoint)]));
  expect(specified.filter((endpoint) => !rows.has(endpoint) && !rows.has(shapes(endpoint)))).toEqual([]);
});

test('every row says what it is for, and no two are the same place', () => {
  const places = Object.keys(contract).map((endpoint) => endpoint.replace(/\{\w+\}/g, '{}'));
  expect(new Set(places).size).toBe(places.length);
  expect(Object.values(contract).filter((row) => row.about.trim().length < 5)).toEqual([]);
});
