import type { Answer } from '@karo/core/contract';
import { IconHelpCircle, IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { usePublished } from '../../api.ts';
import { scrollToPart } from '../../shell/sections.ts';
import { Page } from '../../ui/PageHead.tsx';
import { Pills } from '../../ui/Pills.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { help } from '../../words/en/help.ts';
import { useWords } from '../../words/words.ts';
import classes from './Faq.module.css';

type Article = Answer<'GET /api/support/knowledge'>[number];

const ALL = 'All';
const categories = [
  ALL,
  'Security',
  'Voice Banking',
  'Community Savings',
  'WhatsApp Banking',
  'Payments',
  'Account Setup',
] as const;

const mentions = (article: Article, words: readonly string[]) => {
  const text = `${article.question} ${article.answer}`.toLowerCase();
  return words.every((word) => text.includes(word));
};

/** Questions and their answers, which the assistant answers from, too. */
const FaqPage = () => {
  const { faq: words, categories: names } = useWords('help', help);
  const { data, error, mutate } = usePublished('GET /api/support/knowledge');
  const [category, setCategory] = useState<(typeof categories)[number]>(ALL);
  const [search, setSearch] = useState('');
  const named = useLocation().hash.slice(1);
  const isRead = data !== undefined;
  // A link from another page names a question, which stands only now.
  useEffect(() => {
    if (isRead) scrollToPart(named);
  }, [named, isRead]);

  const searched = search.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = data?.filter(
    (article) => (category === ALL || article.category === category) && mentions(article, searched),
  );
  return (
    <Page title={words.title} lead={words.lead} translated icon={<IconHelpCircle />}>
      <label className={classes.search}>
        <IconSearch size={22} aria-hidden />
        <span className="unseen">{words.search}</span>
        <input
          type="search"
          placeholder={words.placeholder}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </label>
      <Pills
        label={words.category}
        pills={categories.map((name) => ({ value: name, label: name === ALL ? words.all : names[name] }))}
        value={category}
        onChange={setCategory}
      />
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={8} />}
      {shown?.length === 0 && <Empty icon={<IconSearch />} title={words.noneTitle} text={words.noneText} />}
      <div className={classes.list}>
        {shown?.map((article) => (
          <details key={article.id} id={article.id} open={named === article.id || undefined}>
            <summary>
              {article.question} <small>{names[article.category]}</small>
            </summary>
            <p>{article.answer}</p>
          </details>
        ))}
      </div>
      <section className={classes.still}>
        <div>
          <h2>{words.still}</h2>
          <p>{words.stillText}</p>
        </div>
        <div className={classes.ways}>
          <Link to={paths.support}>{words.chat}</Link>
          <Link to={`${paths.support}?tab=contact`}>{words.contact}</Link>
        </div>
      </section>
    </Page>
  );
};

export default FaqPage;
