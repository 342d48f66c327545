/** Where the bank can be reached. */
export const contact = {
  phone: '0700 527 6347',
  phoneHref: 'tel:+2347005276347',
  email: 'help@karo.ng',
  whatsapp: '+234 700 527 6347',
} as const;
