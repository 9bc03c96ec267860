/** Items under each other, with a box to choose several and change them together. */

import { MoreHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type DocumentView, remove, restore } from '#domain/content/calls.ts';
import { publish, unpublish } from '#domain/content/calls-publishing.ts';
import { itemStatusLabel } from '#domain/content/workflow.ts';
import { call, messageOf } from '../api.ts';
import { useRefreshDocuments } from '../documents.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { openPage } from '../open-page.ts';
import { PageSettingsDialog } from '../page-settings/lazy-page-settings.ts';
import { usePageActions } from '../page-settings/use-page-actions.ts';
import { usePublishing } from '../publishing/use-publishing.tsx';
import { useSite } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { DragHandle } from '../ui/drag-handle.tsx';
import drop from '../ui/drop-line.module.css';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Menu, type MenuAction } from '../ui/menu.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { showError, showToast } from '../ui/toasts.tsx';
import { toggleIn } from '../ui/toggle-in.ts';
import { useTreeDrag } from '../ui/use-tree-drag.ts';
import styles from './collections.module.css';
import { type Placing, usePlacing } from './use-placing.ts';
import * as say from './words/en.ts';

const BulkDetailsDialog = lazyPart(() => import('./bulk-details-dialog.tsx'), 'BulkDetailsDialog');

const DATE = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });

export interface ItemListProps {
  readonly items: readonly DocumentView[];
  readonly total: number;
  /** Whether they are shown in the order in which visitors see them, to be changed by hand. */
  readonly isOrdered: boolean;
}

export function ItemList({ items, total, isOrdered }: ItemListProps): ReactNode {
  const place = usePlacing(items);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = items.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) => setChosen((before) => toggleIn(before, id));
  return (
    <>
      <div className={`split ${styles['listHead']}`}>
        <label className={`row muted ${styles['all']}`}>
          <input
            type="checkbox"
            checked={shown.length > 0 && shown.length === items.length}
            ref={(box) => {
              if (box) box.indeterminate = shown.length > 0 && shown.length < items.length;
            }}
            onChange={() => setChosen(shown.length > 0 ? new Set() : new Set(items.map(({ id }) => id)))}
          />
          {shown.length > 0
            ? fill(say.countChosen, { count: shown.length })
            : fill(say.totalFound, { total })}
        </label>
        {shown.length > 0 && <BulkActions items={shown} onDone={() => setChosen(new Set())} />}
      </div>
      <ul className="after">
        {items.map((item) => (
          <ItemRow
            key={item.id}
            item={item}
            isChosen={chosen.has(item.id)}
            onToggle={() => toggle(item.id)}
            onPlace={isOrdered ? place : undefined}
          />
        ))}
      </ul>
    </>
  );
}

/** Of what is live and unchanged nothing is said: that is the usual thing. */
function ItemState({ item }: { readonly item: DocumentView }): ReactNode {
  const isWaiting = item.publishedId === null && item.scheduledAt === null;
  return isWaiting ? (
    <Badge tone="neutral">{itemStatusLabel(item.status)}</Badge>
  ) : (
    <StateBadge document={item} isQuiet />
  );
}

interface ItemRowProps {
  readonly item: DocumentView;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  /** Undefined where they are in an order of their own, such as that of their dates. */
  readonly onPlace: Placing | undefined;
}

function ItemRow({ item, isChosen, onToggle, onPlace }: ItemRowProps): ReactNode {
  const site = useSite();
  const navigate = useNavigate();
  const actions = usePageActions(item);
  const publishing = usePublishing(item);
  const [areSettingsOpen, setAreSettingsOpen] = useState(false);
  const { edge, isDragged, rowRef, handleRef } = useTreeDrag({
    tree: 'items',
    id: item.id,
    mayHold: false,
    onDrop: (draggedId, dropped) => onPlace?.drop(draggedId, item.id, dropped === 'before'),
  });
  const title = item.title || say.untitled;
  const edit = `/sites/${site.id}/edit/${item.id}`;
  const entries: (MenuAction | 'separator' | false)[] = [
    { label: say.edit, onSelect: () => void navigate(edit) },
    { label: say.settings2, onSelect: () => setAreSettingsOpen(true) },
    item.publishedId !== null && {
      label: say.openOnTheSite,
      onSelect: () => openPage(site.id, item.path),
    },
    { label: say.duplicate, onSelect: actions.duplicate },
    onPlace !== undefined && { label: say.moveUp, onSelect: () => onPlace.step(item.id, -1) },
    onPlace !== undefined && { label: say.moveDown, onSelect: () => onPlace.step(item.id, 1) },
    'separator',
    item.publishedId !== item.draftId && { label: say.publish, onSelect: actions.publish },
    item.publishedId !== null && { label: say.unpublish, onSelect: actions.unpublish },
    ...publishing.entries,
    'separator',
    { label: say.deleteLabel, isDangerous: true, onSelect: actions.remove },
  ];
  return (
    <li
      ref={rowRef}
      className={`row lit ${styles['item']} anchor ${drop['row']}`}
      data-chosen={isChosen || undefined}
      data-edge={edge}
      data-dragged={isDragged || undefined}
    >
      {onPlace && <DragHandle ref={handleRef} title={title} />}
      <input
        type="checkbox"
        checked={isChosen}
        onChange={onToggle}
        aria-label={fill(say.selectTitle, { title })}
      />
      <Link to={edit} className={`plain grow clip strong ${styles['title']}`}>
        {title}
      </Link>
      <span className={`fixed muted ${styles['date']}`}>
        {DATE.format(item.publishedAt ?? item.updatedAt)}
      </span>
      <span className={`fixed right ${styles['state']}`}>
        <ItemState item={item} />
      </span>
      <Menu
        trigger={
          <IconButton label={fill(say.moreAboutTitle, { title })} icon={<MoreHorizontal />} size="small" />
        }
        actions={entries.filter((entry) => entry !== false)}
      />
      {publishing.dialog}
      {areSettingsOpen && <PageSettingsDialog document={item} onClose={() => setAreSettingsOpen(false)} />}
    </li>
  );
}

const BULK = [
  { action: publish, label: say.publish, done: say.countPublished },
  { action: unpublish, label: say.unpublish, done: say.countUnpublished },
  { action: remove, label: say.deleteLabel, done: say.countDeleted },
] as const;
type Bulk = (typeof BULK)[number];

function BulkActions({ items, onDone }: { items: readonly DocumentView[]; onDone: () => void }): ReactNode {
  const { id: siteId } = useSite();
  const refresh = useRefreshDocuments(siteId);
  const [running, setRunning] = useState<{ action: Bulk['action']; done: number }>();
  const [isFiling, setIsFiling] = useState(false);
  const collectionId = items[0]?.collectionId;

  const run = async ({ action, done }: Bulk) => {
    const failed: string[] = [];
    for (const [index, item] of items.entries()) {
      setRunning({ action, done: index });
      const answer = call(action, { site: siteId, document: item.id, body: {} });
      await answer.catch((error: unknown) =>
        failed.push(fill(say.titleMessage, { title: item.title, message: messageOf(error) })),
      );
    }
    setRunning(undefined);
    onDone();
    await refresh();
    if (failed.length > 0) showError(failed.join(' '));
    const count = items.length - failed.length;
    if (count > 0)
      showToast(fill(done, { count }), {
        ...(action === remove
          ? { action: { label: say.undo, onSelect: () => void bringBack(siteId, items, refresh) } }
          : {}),
      });
  };

  return (
    <div className="row tight" role="group" aria-label={say.actionsForTheSelection}>
      <Button size="small" disabled={running !== undefined} onClick={() => setIsFiling(true)}>
        {say.tagsAuthor}
      </Button>
      {isFiling && collectionId && (
        <BulkDetailsDialog collectionId={collectionId} items={items} onClose={() => setIsFiling(false)} />
      )}
      {BULK.map((entry) => (
        <Button
          key={entry.label}
          size="small"
          isBusy={running?.action === entry.action}
          disabled={running !== undefined && running.action !== entry.action}
          onClick={() => void run(entry)}
        >
          {running?.action === entry.action
            ? fill(say.countOfCount2, { count: running.done + 1, count2: items.length })
            : entry.label}
        </Button>
      ))}
    </div>
  );
}

async function bringBack(
  site: string,
  items: readonly DocumentView[],
  refresh: () => Promise<void>,
): Promise<void> {
  for (const { id: document } of items) await call(restore, { site, document }).catch(showError);
  await refresh();
}
