/** The pages of the site: each is a file of the built site, and any other path is answered 404 with the not-found page. */
export const paths = {
  home: '/',
  approve: '/approve',
} as const;
