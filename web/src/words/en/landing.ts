export const landing = { title: '' };
