export const demo = { title: '' };
