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
  const { data, error, mutate } = usePublished('GET /api/support/knowledge');
  const [category, setCategory] = useState<(typeof categories)[number]>(ALL);
  const [search, setSearch] = useState('');
  const named = useLocation().hash.slice(1);
  const isRead = data !== undefined;
  // A link from another page names a question, which stands only now.
  useEffect(() => {
    if (isRead) scrollToPart(named);
  }, [named, isRead]);

  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = data?.filter(
    (article) => (category === ALL || article.category === category) && mentions(article, words),
  );
  return (
    <Page
      title="Frequently Asked Questions"
      lead="Short answers to what people ask us most."
      icon={<IconHelpCircle />}
    >
      <label className={classes.search}>
        <IconSearch size={22} aria-hidden />
        <span className="unseen">Search the questions</span>
        <input
          type="search"
          placeholder="Search: fee, PIN, esusu …"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </label>
      <Pills
        label="Category"
        pills={categories.map((name) => ({ value: name, label: name }))}
        value={category}
        onChange={setCategory}
      />
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading count={8} />}
      {shown?.length === 0 && (
        <Empty
          icon={<IconSearch />}
          title="No question has these words"
          text="Try fewer words, or ask us in the chat."
        />
      )}
      <div className={classes.list}>
        {shown?.map((article) => (
          <details key={article.id} id={article.id} open={named === article.id || undefined}>
            <summary>
              {article.question} <small>{article.category}</small>
            </summary>
            <p>{article.answer}</p>
          </details>
        ))}
      </div>
      <section className={classes.still}>
        <div>
          <h2>Still have questions?</h2>
          <p>A person or the assistant answers, day and night.</p>
        </div>
        <div className={classes.ways}>
          <Link to={paths.support}>Chat with Support</Link>
          <Link to={`${paths.support}?tab=contact`}>Contact Us</Link>
        </div>
      </section>
    </Page>
  );
};

export default FaqPage;
