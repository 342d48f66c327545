import type { Answer } from '@karo/core/contract';
import { Button, Radio } from '@mantine/core';
import { IconArrowLeft, IconBulb, IconCheck, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { call, useRead } from '../../api.ts';
import { useSession } from '../../session.ts';
import { openSignIn } from '../../shell/sign-in.ts';
import { Card } from '../../ui/Card.tsx';
import { useDoing } from '../../ui/doing.ts';
import { Failed, Loading } from '../../ui/States.tsx';
import { showToast } from '../../ui/toast.ts';
import { education } from '../../words/en/education.ts';
import { useWords } from '../../words/words.ts';
import classes from './Education.module.css';

type Reading = Answer<'GET /api/education/modules/{id}/lessons'>;
type Marked = Answer<'POST /api/education/modules/{id}/quiz'>;

type QuizProps = { reading: Reading; onMarked: () => void };

/** The questions of a course; each answer is explained once they are marked. */
const Quiz = ({ reading, onMarked }: QuizProps) => {
  const words = useWords('education', education).quiz;
  const { user } = useSession();
  const [chosen, setChosen] = useState<Record<string, string>>({});
  const [marked, setMarked] = useState<Marked>();
  const [isBusy, run] = useDoing();
  const isWhole = reading.quiz.every((question) => chosen[question.id] !== undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!user) return openSignIn();
    const answers = reading.quiz.map((question) => Number(chosen[question.id]));
    const act = () =>
      call('POST /api/education/modules/{id}/quiz', { params: { id: reading.id }, body: { answers } });
    const result = await run(act, words.notMarked);
    if (!result) return;
    setMarked(result);
    const earned = result.points > 0 ? ` ${words.earned(result.points)}` : '';
    showToast({
      title: words.score(result.right, result.of),
      text: `${result.message}${earned}`,
      bad: !result.passed,
    });
    onMarked();
  };
  const again = () => {
    setMarked(undefined);
    setChosen({});
  };

  return (
    <form className={classes.quiz} onSubmit={submit}>
      <p className={classes.text}>{words.passes(reading.passes, reading.quiz.length)}</p>
      {reading.quiz.map((question, at) => {
        const result = marked?.answers[at];
        return (
          <div key={question.id} className={classes.question} data-right={result?.right}>
            <Radio.Group
              label={`${at + 1}. ${question.question}`}
              value={chosen[question.id] ?? ''}
              onChange={(value) => setChosen({ ...chosen, [question.id]: value })}
              readOnly={marked !== undefined}
            >
              <div className={classes.options}>
                {question.options.map((option, index) => (
                  <Radio
                    key={option}
                    value={String(index)}
                    label={option}
                    size="md"
                    disabled={marked !== undefined}
                  />
                ))}
              </div>
            </Radio.Group>
            {result && (
              <p className={classes.why}>
                {result.right ? (
                  <IconCheck size={20} aria-label={words.right} role="img" />
                ) : (
                  <IconX size={20} aria-label={words.wrong} role="img" />
                )}
                <span>
                  {!result.right && <strong>{question.options[result.option]}. </strong>}
                  {result.why}
                </span>
              </p>
            )}
          </div>
        );
      })}
      {marked ? (
        <div className={classes.doings}>
          <p role="status" className={classes.score}>
            {marked.message}
          </p>
          {!marked.passed && (
            <Button size="md" onClick={again}>
              {words.again}
            </Button>
          )}
        </div>
      ) : (
        <div>
          <Button type="submit" size="md" loading={isBusy} disabled={!isWhole}>
            {user ? words.check : words.signIn}
          </Button>
        </div>
      )}
    </form>
  );
};

type LessonsProps = { reading: Reading; onChanged: () => Promise<unknown> };

/** The lessons one after the other, then the quiz. */
const Lessons = ({ reading, onChanged }: LessonsProps) => {
  const words = useWords('education', education).reader;
  const { user } = useSession();
  const firstUnread = reading.content.findIndex((lesson) => !lesson.done);
  const [at, setAt] = useState(firstUnread < 0 ? reading.content.length : firstUnread);
  const [isBusy, run] = useDoing();
  const lesson = reading.content[at];
  const next = async () => {
    if (user && lesson && !lesson.done) {
      const params = { id: reading.id, number: lesson.number };
      const done = await run(
        () => call('POST /api/education/modules/{id}/lessons/{number}', { params }),
        words.notKept,
      );
      if (!done) return;
      await onChanged();
    }
    setAt(at + 1);
  };
  return (
    <>
      <ol className={classes.path} aria-label={words.lessons}>
        {reading.content.map((one, index) => (
          <li key={one.number}>
            <button
              type="button"
              aria-current={index === at ? 'step' : undefined}
              data-done={one.done || undefined}
              onClick={() => setAt(index)}
            >
              {one.done ? <IconCheck size={18} aria-label={words.read} role="img" /> : one.number}{' '}
              <span>{one.title}</span>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-current={lesson ? undefined : 'step'}
            onClick={() => setAt(reading.content.length)}
          >
            <IconBulb size={18} aria-hidden /> <span>{words.quiz}</span>
          </button>
        </li>
      </ol>
      {lesson ? (
        <article className={classes.lesson} key={lesson.number}>
          <h3>{lesson.title}</h3>
          {lesson.text.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p className={classes.keep}>
            <IconBulb size={22} aria-hidden /> <strong>{lesson.keep}</strong>
          </p>
          <div>
            <Button size="md" loading={isBusy} onClick={next}>
              {at === reading.content.length - 1 ? words.toQuiz : words.next}
            </Button>
          </div>
        </article>
      ) : (
        <Quiz reading={reading} onMarked={onChanged} />
      )}
    </>
  );
};

/** One course, read and answered in place. */
export const Reader = ({ id }: { id: string }) => {
  const words = useWords('education', education).reader;
  const { user } = useSession();
  const [, setSearch] = useSearchParams();
  const { mutate: mutateAll } = useSWRConfig();
  const { data, error, mutate } = useRead('GET /api/education/modules/{id}/lessons', { params: { id } });
  const changed = async () => {
    await mutate();
    await mutateAll((key) => Array.isArray(key) && key.includes('education') && !key.includes('lessons'));
  };
  return (
    <>
      <div>
        <Button
          variant="subtle"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          onClick={() => setSearch({})}
        >
          {words.all}
        </Button>
      </div>
      {error && <Failed error={error} onRetry={mutate} />}
      {!data && !error && <Loading shape="block" height={460} />}
      {data && (
        <Card title={data.title}>
          <p className={classes.text}>{data.description}</p>
          {user === null && (
            <p className={classes.note}>
              {words.visitor}{' '}
              <button type="button" onClick={openSignIn}>
                {words.signIn}
              </button>{' '}
              {words.toEarn(data.points)}
            </p>
          )}
          <Lessons reading={data} onChanged={changed} />
        </Card>
      )}
    </>
  );
};
