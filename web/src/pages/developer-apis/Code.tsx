import classes from './Developer.module.css';

/** Code, or an answer, that scrolls in a box of its own and can be reached by the keyboard. */
export const Code = ({ label, text }: { label: string; text: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard, too.
  <section className={classes.code} aria-label={label} tabIndex={0}>
    <pre>
      <code>{text}</code>
    </pre>
  </section>
);
