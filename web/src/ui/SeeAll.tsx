import { Button } from '@mantine/core';
import { shell } from '../words/en/shell.ts';
import { useWords } from '../words/words.ts';

type Props = {
  /** How many there are, and how many stand there at first. */
  many: number;
  first: number;
  isAll: boolean;
  onChange: (isAll: boolean) => void;
  /** What the list is called, where a page has several. */
  of?: string;
};

/** Opens and closes a list that begins with a few; nothing where there are no more than those. */
export const SeeAll = ({ many, first, isAll, onChange, of }: Props) => {
  const words = useWords('shell', shell);
  if (many <= first) return null;
  const label = isAll ? words.showOnly(first) : words.seeAll(many);
  return (
    <div>
      <Button
        variant="default"
        size="compact-md"
        aria-label={of && `${label}: ${of}`}
        aria-expanded={isAll}
        onClick={() => onChange(!isAll)}
      >
        {label}
      </Button>
    </div>
  );
};
