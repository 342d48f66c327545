import { NumberInput, type NumberInputProps } from '@mantine/core';

/** A field for an amount in naira; kobo only where `decimalScale` says so. */
export const NairaInput = (props: NumberInputProps) => (
  <NumberInput
    size="md"
    prefix="₦"
    placeholder="₦"
    thousandSeparator=","
    allowNegative={false}
    decimalScale={0}
    hideControls
    {...props}
  />
);
