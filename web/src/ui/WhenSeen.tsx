import { type ReactNode, Suspense, useCallback, useState } from 'react';

type Props = {
  /** What another page's link may lead to. */
  id?: string;
  className?: string | undefined;
  /** Keeps the place until it is there. */
  waiting: ReactNode;
  children: ReactNode;
};

/** How far below the screen it begins to load. */
const AHEAD = '300px';

/** A part that is fetched when it comes near the screen, and not before. */
export const WhenSeen = ({ id, className, waiting, children }: Props) => {
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback(
    (part: HTMLElement | null) => {
      if (!part) return;
      if (id && location.hash === `#${id}`) part.scrollIntoView();
      const watcher = new IntersectionObserver(
        ([entry]) => {
          if (!entry?.isIntersecting) return;
          setSeen(true);
          watcher.disconnect();
        },
        { rootMargin: AHEAD },
      );
      watcher.observe(part);
      return () => watcher.disconnect();
    },
    [id],
  );
  return (
    <div id={id} ref={watch} className={className}>
      {isSeen ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
};
