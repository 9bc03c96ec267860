/** What can be done to the files that are chosen; floats over the grid while there are some. */
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { fill } from '../fill.ts';
import { Button, IconButton } from '../ui/button.tsx';
import styles from './bulk-bar.module.css';
import { type MediaItem, type MediaPage, mediaListKey } from './library/media-item.ts';
import type { Selection } from './library/use-selection.ts';
import { PutInto } from './put-into.tsx';
import * as say from './words/en.ts';

export interface BulkBarProps {
  readonly siteId: string;
  readonly selection: Selection;
  readonly shownGroupId: string | undefined;
  readonly onDelete: (media: readonly MediaItem[]) => void;
}

export function BulkBar({ siteId, selection, shownGroupId, onDelete }: BulkBarProps): ReactNode {
  const client = useQueryClient();
  const { ids, clear } = selection;
  const remove = (): void => {
    const lists = client.getQueriesData<InfiniteData<MediaPage>>({ queryKey: mediaListKey(siteId) });
    const known = lists.flatMap(([, list]) => list?.pages.flatMap(({ media }) => media) ?? []);
    const chosen = new Map(known.filter(({ id }) => ids.has(id)).map((media) => [media.id, media]));
    onDelete([...chosen.values()]);
  };
  return (
    <div className={`stack snug before ${styles['place']}`}>
      <p className="visually-hidden" role="status">
        {ids.size > 0 ? fill(say.sizeChosen, { size: ids.size }) : ''}
      </p>
      {ids.size > 0 && (
        <div
          className={`row floating tight ${styles['bar']}`}
          role="group"
          aria-label={say.actionsForTheSelection}
        >
          <span className={`strong ${styles['count']}`}>{fill(say.sizeChosen, { size: ids.size })}</span>
          <PutInto siteId={siteId} ids={ids} shownGroupId={shownGroupId} onDone={clear} />
          <Button size="small" icon={<Trash2 />} onClick={remove}>
            {say.deleteLabel}
          </Button>
          <IconButton label={say.clearSelection} icon={<X />} size="small" onClick={clear} />
        </div>
      )}
    </div>
  );
}
