import { Button, SegmentedControl } from '@mantine/core';
import { IconApi, IconBook2, IconBraces, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Card, Cards } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { download } from '../../ui/download.ts';
import { Code } from './Code.tsx';
import classes from './Developer.module.css';
import { clients, samples } from './samples.ts';

type Language = keyof typeof samples;
const languages = Object.keys(samples) as Language[];

const guides: readonly { title: string; text: string; sandboxOnly?: true }[] = [
  {
    title: 'Authentication',
    text: 'Send your key with each call, as “Authorization: Bearer …”. A key does only what its permissions allow; anything else is answered 403 with the permission that was missing. Keep keys on your server: a key in an app or a page is everybody’s.',
  },
  {
    title: 'Sending it twice is safe',
    text: 'Name each payment with an Idempotency-Key header. The same key with the same order gets the same answer, however often it is sent; with another order it is refused as request_reused. When a call times out, send it again with its key.',
  },
  {
    title: 'Pending is an answer',
    text: 'When another bank does not say what happened, a transfer is “pending”: never send it again under a new key. We ask until we know, and tell your webhook which of success, failed or reversed it became.',
  },
  {
    title: 'Errors',
    text: 'A refusal is a problem document (RFC 9457): “code” is for your program and does not change, “detail” is a sentence for a person. 4xx is something to correct; after a 5xx or 429, wait and repeat with the same Idempotency-Key.',
  },
  {
    title: 'Webhooks',
    text: 'Each event is signed: compute HMAC-SHA256 over the timestamp and the raw body with your signing secret, and compare. The events of transfers, bills, loans, cards, groups, goals, investments and remittances stand in the reference (webhooks). Answer 2xx within five seconds; otherwise it comes again, slower each time, under the same id. Deliveries can be looked at and replayed.',
  },
  {
    title: 'The sandbox',
    sandboxOnly: true,
    text: 'A sandbox key acts on a play account with a balance. Pay GTB 1234567896 (CHIDI OKAFOR) to succeed; ₦666 gets no answer and turns out paid, ₦667 turns out failed, ₦668 is refused at once.',
  },
];

/** How to use the API: guides, the reference, samples, and clients to take away. */
export const Documentation = () => {
  const [language, setLanguage] = useState<Language>('curl');
  return (
    <>
      <Card title="Guides" icon={<IconBook2 />}>
        <div>
          {guides.map((guide) => (
            <details key={guide.title} className={classes.guide} data-sandbox-only={guide.sandboxOnly}>
              <summary>{guide.title}</summary>
              <p>{guide.text}</p>
            </details>
          ))}
        </div>
      </Card>
      <Card
        title="Code samples"
        icon={<IconBraces />}
        aside={<CopyButton value={samples[language]} what="the sample" />}
      >
        <SegmentedControl
          aria-label="Language of the sample"
          data={languages}
          value={language}
          onChange={(value) => setLanguage(languages.find((name) => name === value) ?? 'curl')}
        />
        <Code label={`A transfer in ${language}`} text={samples[language]} />
      </Card>
      <Card title="References" icon={<IconApi />}>
        <ul className={classes.links}>
          <li>
            <Link to={`${paths.developerApis}?tab=endpoints`}>Every endpoint, with examples</Link>
          </li>
          <li>
            <a href="/api/openapi.json">OpenAPI 3.1 document</a>
          </li>
          <li>
            <Link to={paths.support}>Ask the people who wrote it</Link>
          </li>
        </ul>
      </Card>
      <section className={classes.part} aria-labelledby="api-sdk">
        <h2 id="api-sdk">SDKs</h2>
        <Cards least={300}>
          {clients.map((client) => (
            <Card key={client.name} level={3} title={client.name}>
              <p className={classes.text}>One file, no dependencies. {client.about}.</p>
              <Button
                variant="default"
                leftSection={<IconDownload size={18} aria-hidden />}
                onClick={() => download(client.file, client.make(window.location.origin), 'text/plain')}
              >
                Download {client.file}
              </Button>
            </Card>
          ))}
        </Cards>
      </section>
    </>
  );
};
