export { fixtures, seedSandbox } from './seed.ts';
export { seedSavers } from './seed-savers.ts';
export { seedTown } from './seed-town.ts';
export { ngozi, seedYear } from './seed-year.ts';
export { byTwo, productionEnv, type TestBank, testBank, testConfig } from './testing.ts';
export { softPasskey } from './testing-passkey.ts';
