import { newAdminKey } from '@karo/core/auth';

/** `npm run admin:key`: makes the administrators' shared key. The bank is given its hash alone. */
const { key, hash } = newAdminKey();
console.log(`Keep this key, it is shown once: ${key}`);
console.log(`ADMIN_KEY_HASH=${hash}`);
