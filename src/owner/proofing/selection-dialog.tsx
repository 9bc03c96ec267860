/** What a client has chosen, picture by picture. */
import { useQuery } from '@tanstack/react-query';
import { Download, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { fetchThumbnail } from '#domain/media/calls.ts';
import * as calls from '#domain/proofing/calls.ts';
import { addressOf, call } from '../api.ts';
import { fill as fillIn2 } from '../fill.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NotRead } from '../ui/not-read.tsx';
import styles from './proofing.module.css';
import * as say from './words/en.ts';

interface SelectionDialogProps {
  readonly site: string;
  readonly outline: calls.SelectionOutline;
  readonly onClose: () => void;
}

export function SelectionDialog({ site, outline, onClose }: SelectionDialogProps): ReactNode {
  const { id, title, name, note } = outline;
  const found = useQuery({
    queryKey: ['proofing', site, id],
    queryFn: ({ signal }) => call(calls.readSelection, { site, selection: id }, { signal }),
  });
  return (
    <Dialog
      isOpen
      size="large"
      title={fillIn2(say.nameOnTitle, { name: name || say.aClient, title })}
      description={note}
      onClose={onClose}
      footer={
        <Button
          icon={<Download />}
          onClick={() => location.assign(addressOf(calls.downloadSelection, { site, selection: id }))}
        >
          {say.downloadTheList}
        </Button>
      }
    >
      <NotRead query={found} />
      <ul className={`tiles wide ${styles['picks']}`}>
        {found.data?.picks.map(({ picture, mediaId, filename, isFavourite, comment }) => (
          <li key={picture}>
            <img src={addressOf(fetchThumbnail, { site, media: mediaId })} alt="" loading="lazy" />
            <span className="row tight words hint">
              {isFavourite && <Star size={14} fill="currentColor" aria-label={say.favourite} role="img" />}
              {filename}
            </span>
            {comment && <p>{comment}</p>}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
