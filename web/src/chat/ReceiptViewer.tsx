import { Button } from '@mantine/core';
import { IconDownload, IconPrinter, IconShare } from '@tabler/icons-react';
import { readBlob } from '../api.ts';
import { Sheet } from '../ui/Sheet.tsx';
import classes from './ReceiptViewer.module.css';

type Props = { reference: string; url: string; onClose: () => void };

const canShare = typeof navigator.share === 'function';

async function share(reference: string, url: string) {
  const picture = await readBlob(url);
  const file = new File([picture], `karo-${reference}.png`, { type: 'image/png' });
  const files = navigator.canShare?.({ files: [file] }) ? { files: [file] } : {};
  await navigator.share({ title: `Karo receipt ${reference}`, ...files });
}

/** The receipt, large: save, share, print. */
const ReceiptViewer = ({ reference, url, onClose }: Props) => (
  <Sheet title={`Receipt ${reference}`} onClose={onClose}>
    <img className={classes.picture} src={url} alt={`Receipt ${reference}`} />
    <div className={classes.doings}>
      <Button
        component="a"
        href={url}
        download={`karo-${reference}.png`}
        leftSection={<IconDownload size={18} />}
      >
        Save
      </Button>
      {canShare && (
        <Button variant="default" leftSection={<IconShare size={18} />} onClick={() => share(reference, url)}>
          Share
        </Button>
      )}
      <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
        Print
      </Button>
    </div>
  </Sheet>
);

export default ReceiptViewer;
