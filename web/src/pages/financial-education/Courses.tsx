import type { Answer } from '@karo/core/contract';
import { Badge, Button, Progress } from '@mantine/core';
import {
  IconAward,
  IconBook2,
  IconBulb,
  IconCheck,
  IconClock,
  IconLock,
  IconPig,
  IconStars,
  IconTarget,
  IconTrendingUp,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call, useRead } from '../../api.ts';
import { useSession } from '../../session.ts';
import { Cards } from '../../ui/Card.tsx';
import { useDoing } from '../../ui/doing.ts';
import { Pills } from '../../ui/Pills.tsx';
import { Empty, Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { education } from '../../words/en/education.ts';
import { useWords } from '../../words/words.ts';
import classes from './Education.module.css';
import { Rewards } from './Rewards.tsx';

type Module = Answer<'GET /api/education/modules'>[number];
type Filter = 'all' | Module['category'];

const filters: readonly Filter[] = ['all', 'basic', 'intermediate', 'advanced'];
const icons: Record<string, ReactNode> = {
  piggybank: <IconPig />,
  trending: <IconTrendingUp />,
  target: <IconTarget />,
  lightbulb: <IconBulb />,
  award: <IconAward />,
};
const colors: Record<Module['category'], string> = {
  basic: 'karo',
  intermediate: 'blue',
  advanced: 'orange',
};

const isLocked = (module: Module) => module.locked && module.progress === 0;

/** What the button of a course says. */
const buttonOf = (module: Module): keyof (typeof education)['buttons'] => {
  if (module.completed) return 'completed';
  if (module.progress > 0) return 'continue';
  return isLocked(module) ? 'locked' : 'start';
};

type CardProps = { module: Module; isBusy: boolean; onOpen: () => void };

const ModuleCard = ({ module, isBusy, onOpen }: CardProps) => {
  const words = useWords('education', education);
  const button = words.buttons[buttonOf(module)];
  return (
    <article className={classes.module} aria-label={module.title} data-locked={isLocked(module) || undefined}>
      <header>
        <span className={classes.icon} aria-hidden>
          {icons[module.icon] ?? <IconBook2 />}
        </span>
        <Badge component="span" variant="light" color={colors[module.category]}>
          {words.kinds[module.category]}
        </Badge>
      </header>
      <h2>{module.title}</h2>
      <p>{module.description}</p>
      <ul className={classes.facts}>
        <li>
          <IconClock size={18} aria-hidden /> {words.minutes(module.duration)}
        </li>
        <li>
          <IconBook2 size={18} aria-hidden /> {words.lessons(module.lessons)}
        </li>
        <li>
          <IconStars size={18} aria-hidden /> {words.points(String(module.points))}
        </li>
      </ul>
      {module.progress > 0 && (
        <div>
          <Progress
            value={module.progress}
            size="lg"
            radius="xl"
            aria-label={words.progressOf(module.title)}
          />
          <small>{module.progress}%</small>
        </div>
      )}
      {module.prerequisites.length > 0 && (
        <p className={classes.first}>
          <IconLock size={18} aria-hidden /> {words.first(module.prerequisites.join(', '))}
        </p>
      )}
      <Button
        size="md"
        variant={module.completed || isLocked(module) ? 'default' : 'filled'}
        loading={isBusy}
        aria-label={`${button}: ${module.title}`}
        leftSection={
          module.completed ? (
            <IconCheck size={18} aria-hidden />
          ) : (
            isLocked(module) && <IconLock size={18} aria-hidden />
          )
        }
        onClick={onOpen}
      >
        {button}
      </Button>
    </article>
  );
};

/** The courses, by how hard they are. */
export const Courses = () => {
  const { user } = useSession();
  const [filter, setFilter] = useState<Filter>('all');
  const [opening, setOpening] = useState<string>();
  const [, setSearch] = useSearchParams();
  const [, run] = useDoing();
  const words = useWords('education', education);
  const { data, error, mutate } = useRead('GET /api/education/modules/{filter}', { params: { filter } });

  const open = async (module: Module) => {
    const read = () => setSearch({ module: module.id });
    if (!user || module.progress > 0 || module.completed) return read();
    setOpening(module.id);
    const begun = await run(
      () => call('POST /api/education/modules/{id}/start', { params: { id: module.id } }),
      words.notStarted,
    );
    setOpening(undefined);
    if (!begun) return;
    showToast({ title: words.started, text: words.startedText });
    mutate();
    read();
  };

  return (
    <>
      <Pills
        label={words.howHard}
        pills={filters.map((one) => ({ value: one, label: words.filters[one] }))}
        value={filter}
        onChange={setFilter}
      />
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading shape="cards" count={6} height={320} />}
      {data?.length === 0 && <Empty icon={<IconBook2 />} title={words.none} />}
      {data && (
        <Cards least={300}>
          {data.map((module) => (
            <ModuleCard
              key={module.id}
              module={module}
              isBusy={opening === module.id}
              onOpen={() => open(module)}
            />
          ))}
        </Cards>
      )}
      <Rewards />
    </>
  );
};
