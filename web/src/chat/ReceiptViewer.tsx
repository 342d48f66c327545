import { Button } from '@mantine/core';
import { IconDownload, IconPrinter, IconShare } from '@tabler/icons-react';
import { readBlob } from '../api.ts';
import { Sheet } from '../ui/Sheet.tsx';
import classes from './ReceiptViewer.module.css';
import { useChatWords } from './words.ts';

type Props = { reference: string; url: string; onClose: () => void };

const canShare = typeof navigator.share === 'function';

async function share(reference: string, url: string, title: string) {
  const picture = await readBlob(url);
  const file = new File([picture], `karo-${reference}.png`, { type: 'image/png' });
  const files = navigator.canShare?.({ files: [file] }) ? { files: [file] } : {};
  await navigator.share({ title, ...files });
}

/** The receipt, large: save, share, print. */
const ReceiptViewer = ({ reference, url, onClose }: Props) => {
  const words = useChatWords().receipt;
  const title = words.title(reference);
  return (
    <Sheet title={title} onClose={onClose}>
      <img className={classes.picture} src={url} alt={title} />
      <div className={classes.doings}>
        <Button
          component="a"
          href={url}
          download={`karo-${reference}.png`}
          leftSection={<IconDownload size={18} />}
        >
          {words.save}
        </Button>
        {canShare && (
          <Button
            variant="default"
            leftSection={<IconShare size={18} />}
            onClick={() => share(reference, url, `Karo: ${title}`)}
          >
            {words.share}
          </Button>
        )}
        <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
    </Sheet>
  );
};

export default ReceiptViewer;
