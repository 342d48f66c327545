import { Button, FileButton } from '@mantine/core';
import { IconCamera } from '@tabler/icons-react';
import { resetPin } from '../words/en/reset-pin.ts';
import { useWords } from '../words/words.ts';
import classes from './Proof.module.css';
import type { Picture } from './picture.ts';

type Props = { picture?: Picture | undefined; onPicture: (file: File | null) => void };

/** A picture of the face, by the camera of a phone or from a file. */
export const TakePicture = ({ picture, onPicture }: Props) => {
  const words = useWords('resetPin', resetPin);
  return (
    <>
      {picture && <img className={classes.picture} src={picture.url} alt={words.taken} />}
      <FileButton accept="image/jpeg,image/png,image/webp" capture="user" onChange={onPicture}>
        {(props) => (
          <Button
            {...props}
            variant={picture ? 'default' : 'light'}
            size="md"
            style={{ justifySelf: 'start' }}
            leftSection={<IconCamera size={22} aria-hidden />}
          >
            {picture ? words.again : words.take}
          </Button>
        )}
      </FileButton>
    </>
  );
};
