import classes from './Bubble.module.css';

const marked = /(\*[^*\n]+\*|_[^_\n]+_)/;

const part = (text: string, at: number) => {
  if (!marked.test(text) || text.length < 3) return text;
  const inner = text.slice(1, -1);
  return text.startsWith('*') ? <strong key={at}>{inner}</strong> : <em key={at}>{inner}</em>;
};

/** Words with WhatsApp's own marks: *strong* and _emphasis_. */
export const Rich = ({ text }: { text: string }) => (
  <div className={classes.words}>{text.split(marked).map(part)}</div>
);
