/** The last release: what a deploy replaces, and what it may be taken back to. A release puts its own commit and its last migration here. */
export const released = {
  commit: 'cc9b968f91b7900b3ac64c8845862914a8550f34',
  migration: '103-bvn-consent',
} as const;
