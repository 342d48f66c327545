import { Button } from '@mantine/core';

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
  if (many <= first) return null;
  const label = isAll ? `Show only ${first}` : `See all ${many}`;
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
