export const onboarding = { title: '' };
