import { mark } from '@karo/core/contract/mark';
import { Button } from '@mantine/core';
import { IconDownload, IconPalette, IconSparkles, IconTypography } from '@tabler/icons-react';
import { Card, Cards } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Logo } from '../../ui/Logo.tsx';
import { Page } from '../../ui/PageHead.tsx';
import { brand } from '../../words/en/brand.ts';
import { useWords } from '../../words/words.ts';
import classes from './Brand.module.css';
import { contrastOf, type Hex } from './contrast.ts';

const ink: Hex = '#14231b';
const cream: Hex = mark.bubble.colour;

/** Each colour with the one that text on it takes. */
const colours: readonly [name: keyof typeof brand.colours.names, colour: Hex, text: Hex][] = [
  ['deep', mark.ground.colour, cream],
  ['leaf', '#12814a', '#ffffff'],
  ['gold', mark.sun.colour, ink],
  ['cream', cream, ink],
  ['ink', ink, cream],
];

const Marks = () => {
  const words = useWords('brand', brand).mark;
  return (
    <Card title={words.title} icon={<IconSparkles />}>
      <p className={classes.text}>{words.text}</p>
      <div className={classes.marks}>
        <figure>
          <div>
            <Logo size={96} />
          </div>
          <figcaption>{words.alone}</figcaption>
        </figure>
        <figure>
          <div className={classes.withName}>
            <Logo size={72} /> <span>Karo</span>
          </div>
          <figcaption>{words.withName}</figcaption>
        </figure>
      </div>
      <ul className={classes.rules}>
        {words.rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <div>
        <Button
          component="a"
          href="/icon.svg"
          download="karo.svg"
          size="md"
          leftSection={<IconDownload size={20} aria-hidden />}
        >
          {words.download}
        </Button>
      </div>
    </Card>
  );
};

const Colours = () => {
  const words = useWords('brand', brand).colours;
  return (
    <Card title={words.title} icon={<IconPalette />}>
      <p className={classes.text}>{words.text}</p>
      <ul className={classes.colours}>
        {colours.map(([name, colour, text]) => (
          <li key={name}>
            <div style={{ background: colour, color: text }}>
              <strong>{words.names[name]}</strong>
              <span>{words.contrast(contrastOf(colour, text).toFixed(1))}</span>
            </div>
            <code>{colour}</code>
            <CopyButton value={colour} what={words.copy(words.names[name])} />
          </li>
        ))}
      </ul>
    </Card>
  );
};

/** The bank's mark, its colours and its letters, for whoever writes about it. */
const BrandPage = () => {
  const { title, lead, type, cloth } = useWords('brand', brand);
  return (
    <Page title={title} lead={lead} icon={<IconPalette />} translated>
      <Marks />
      <Colours />
      <Cards least={320}>
        <Card title={type.title} icon={<IconTypography />}>
          <p className={classes.text}>{type.text}</p>
          <p className={classes.heading}>Ẹ káàárọ̀, Ńnọ̀ọ, Sannu</p>
          <p className={classes.note}>{type.heading}</p>
          <p className={classes.sample}>ẹ ọ ṣ ń ḿ ɓ ɗ ƙ ƴ ị ụ ṅ</p>
          <p className={classes.note}>{type.body}</p>
          <p className={classes.figures}>
            ₦1,234,567.89
            <br />
            ₦9,876,543.21
          </p>
          <p className={classes.note}>{type.figures}</p>
        </Card>
        <Card title={cloth.title} icon={<IconSparkles />}>
          <p className={classes.text}>{cloth.text}</p>
          <div className={classes.cloth} />
        </Card>
      </Cards>
    </Page>
  );
};

export default BrandPage;
