import { newAdminKey } from '@karo/core/auth';

/** `npm run admin:key`: makes the key that the sandbox's administrators share; outside the sandbox it opens nothing. The bank is given its hash alone. */
const { key, hash } = newAdminKey();
console.log(`Keep this key, it is shown once: ${key}`);
console.log(`ADMIN_KEY_HASH=${hash}`);
