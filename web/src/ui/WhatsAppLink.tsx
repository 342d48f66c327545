/** A number of WhatsApp's, which opens a chat with it. */
export const WhatsAppLink = ({ number }: { number: string }) => (
  <a href={`https://wa.me/${number.replace(/\D/g, '')}`}>{number}</a>
);
