import { Button, SegmentedControl } from '@mantine/core';
import { IconApi, IconBook2, IconBraces, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Card, Cards } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { download } from '../../ui/download.ts';
import { developers } from '../../words/en/developers.ts';
import { useWords } from '../../words/words.ts';
import { Code } from './Code.tsx';
import classes from './Developer.module.css';
import { Errors } from './Errors.tsx';
import { clients, samples } from './samples.ts';

type Language = keyof typeof samples;
const languages = Object.keys(samples) as Language[];
const guides = ['authentication', 'twice', 'pending', 'problems', 'webhooks', 'sandbox'] as const;

/** The published client: how it is installed, and its one file for whoever installs nothing. */
const Client = () => {
  const words = useWords('developers', developers).docs;
  const install = `npm install ${window.location.origin}/sdk/karo-client.tgz`;
  return (
    <Card level={3} title={words.client}>
      <p className={classes.text}>{words.clientText}</p>
      <Code label={words.install} text={install} />
      <div className={classes.doings}>
        <CopyButton value={install} what={words.copyInstall} />
        <Button
          component="a"
          href="/sdk/karo.js"
          download="karo.js"
          variant="default"
          size="compact-md"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {words.download('karo.js')}
        </Button>
      </div>
    </Card>
  );
};

/** How to use the API: guides, every error, the reference, samples, and clients to take away. */
export const Documentation = () => {
  const words = useWords('developers', developers).docs;
  const [language, setLanguage] = useState<Language>('curl');
  return (
    <>
      <Card title={words.guides} icon={<IconBook2 />}>
        <div>
          {guides.map((guide) => (
            <details
              key={guide}
              className={classes.guide}
              data-sandbox-only={guide === 'sandbox' || undefined}
            >
              <summary>{words[guide][0]}</summary>
              <p>{words[guide][1]}</p>
            </details>
          ))}
        </div>
      </Card>
      <Card
        title={words.samples}
        icon={<IconBraces />}
        aside={<CopyButton value={samples[language]} what={words.sample} />}
      >
        <SegmentedControl
          aria-label={words.sampleLanguage}
          data={languages}
          value={language}
          onChange={(value) => setLanguage(languages.find((name) => name === value) ?? 'curl')}
        />
        <Code label={words.transferIn(language)} text={samples[language]} />
      </Card>
      <Errors />
      <Card title={words.references} icon={<IconApi />}>
        <ul className={classes.links}>
          <li>
            <Link to={`${paths.developerApis}?tab=endpoints`}>{words.everyEndpoint}</Link>
          </li>
          <li>
            <a href="/api/openapi.json">{words.openapi}</a>
          </li>
          <li>
            <Link to={paths.support}>{words.ask}</Link>
          </li>
        </ul>
      </Card>
      <section className={classes.part} aria-labelledby="api-sdk">
        <h2 id="api-sdk">{words.sdks}</h2>
        <Cards least={300}>
          <Client />
          {clients.map((client) => (
            <Card key={client.name} level={3} title={client.name}>
              <p className={classes.text}>{words.single(words.orNewer(client.least))}</p>
              <Button
                variant="default"
                leftSection={<IconDownload size={18} aria-hidden />}
                onClick={() => download(client.file, client.make(window.location.origin), 'text/plain')}
              >
                {words.download(client.file)}
              </Button>
            </Card>
          ))}
        </Cards>
      </section>
    </>
  );
};
