/** The pages of the site: each is a file of the built site, and any other path is answered 404 with the not-found page. */
export const paths = {
  home: '/',
  admin: '/admin',
  bankingDemo: '/banking-demo',
  voiceBanking: '/voice-banking',
  communitySavings: '/community-savings',
  onboarding: '/onboarding',
  faq: '/faq',
  security: '/security',
  notifications: '/notifications',
  support: '/support',
  analytics: '/analytics',
  settings: '/settings',
  loans: '/loans',
  standingOrders: '/standing-orders',
  directory: '/directory',
  investments: '/investments',
  ussdBanking: '/ussd-banking',
  financialEducation: '/financial-education',
  developerApis: '/developer-apis',
  diasporaRemittance: '/diaspora-remittance',
  pay: '/pay',
  payIn: '/pay-in',
  resetPin: '/reset-pin',
  approve: '/approve',
} as const;

export type Path = (typeof paths)[keyof typeof paths];
