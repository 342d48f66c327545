import { TextInput } from '@mantine/core';

/** Fields of text that must all be filled. */
export const Fields = <N extends string>({
  fields,
  given,
  onChange,
}: {
  fields: readonly { name: N; label: string; type?: string; maxLength?: number }[];
  given: Record<N, string>;
  onChange: (given: Record<N, string>) => void;
}) =>
  fields.map(({ name, ...more }) => (
    <TextInput
      key={name}
      {...more}
      value={given[name]}
      onChange={(event) => onChange({ ...given, [name]: event.currentTarget.value })}
    />
  ));

/** Whether all of them are. */
export const isFilled = (given: Record<string, string>): boolean =>
  Object.values(given).every((text) => text.trim() !== '');
