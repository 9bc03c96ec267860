/** What the page is made of, as a list that works by keys alone, and what can be done with each part. */
import { ArrowDown, ArrowUp, CopyPlus, Eye, EyeOff, Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Item, isSection, readingOrder } from '#domain/editor/arrange.ts';
import { settleCollision } from '#domain/editor/collision.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toasts.tsx';
import {
  defaultSpot,
  deleteSelected,
  duplicateSelected,
  moveSelected,
  nameOf,
  openPalette,
  toggleHidden,
} from './commands.ts';
import { type Editor, selectedItem } from './editor.ts';
import styles from './outline.module.css';
import { openDrawer } from './panels.ts';
import { Side } from './side.tsx';
import { useStore } from './store.ts';

export function Outline({ editor }: { readonly editor: Editor }): ReactNode {
  const body = useStore(editor.store, ({ session }) => session.body);
  const selection = useStore(editor.store, (state) => state.selection);
  const session = useStore(editor.store, (state) => state.session);
  const item = selectedItem({ session, selection });
  return (
    <Side
      label="Parts of the page"
      edge="start"
      heading={<h2 className={styles['title']}>Outline</h2>}
      onClose={() => openDrawer(editor, null)}
    >
      <div className={styles['tools']}>
        <Button
          size="small"
          icon={<Plus />}
          onClick={() => openPalette(editor, defaultSpot(editor, 'block'))}
        >
          Block
        </Button>
        <Button
          size="small"
          icon={<Plus />}
          onClick={() => openPalette(editor, defaultSpot(editor, 'section'))}
        >
          Section
        </Button>
      </div>
      <Collisions editor={editor} />
      <ul className={styles['parts']}>
        {readingOrder(body).map((part) => (
          <li key={part.id} data-level={isSection(part) ? 1 : 2}>
            <button
              type="button"
              className={styles['part']}
              aria-pressed={selection.includes(part.id)}
              data-hidden={part.hidden || undefined}
              onClick={() => editor.select([part.id])}
            >
              {nameOf(part)}
            </button>
          </li>
        ))}
      </ul>
      {item && <ItemTools editor={editor} item={item} />}
    </Side>
  );
}

function ItemTools({ editor, item }: { readonly editor: Editor; readonly item: Item }): ReactNode {
  return (
    <div className={styles['tools']} role="toolbar" aria-label={nameOf(item)}>
      <IconButton label="Move up" icon={<ArrowUp />} onClick={() => moveSelected(editor, -1)} />
      <IconButton label="Move down" icon={<ArrowDown />} onClick={() => moveSelected(editor, 1)} />
      <IconButton label="Duplicate" icon={<CopyPlus />} onClick={() => duplicateSelected(editor)} />
      <IconButton
        label={item.hidden ? 'Show to visitors' : 'Hide from visitors'}
        icon={item.hidden ? <Eye /> : <EyeOff />}
        onClick={() => toggleHidden(editor, item)}
      />
      <IconButton label="Delete" icon={<Trash2 />} onClick={() => deleteSelected(editor)} />
    </div>
  );
}

/** Changes that somebody else's came before. */
function Collisions({ editor }: { readonly editor: Editor }): ReactNode {
  const [first] = useStore(editor.store, ({ session }) => session.collisions);
  if (!first) return null;
  const settle = (choice: 'mine' | 'theirs') => {
    const settled = settleCollision(editor.store.get().session, first.key, choice, Date.now());
    if (settled.ok) editor.store.set({ session: settled.session });
    else showToast(settled.refusal.message);
  };
  const last = first.mine.at(-1);
  return (
    <Notice tone="warning">
      <p>{first.message}</p>
      <p>Yours: {inWords(last && 'after' in last ? last.after : undefined)}</p>
      <p>On the page: {inWords(first.theirs)}</p>
      <div className={styles['tools']}>
        <Button size="small" onClick={() => settle('mine')}>
          Keep mine
        </Button>
        <Button size="small" onClick={() => settle('theirs')}>
          Keep theirs
        </Button>
      </div>
    </Notice>
  );
}

const MOST_WORDS = 240;

function inWords(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const words = wordsIn(value).join(' ').trim();
  return (words || 'a setting').slice(0, MOST_WORDS);
}

function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [String(value)];
  const { text } = value as { text?: unknown };
  if (typeof text === 'string') return [text];
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'object' || key === 'label' ? wordsIn(inner) : [],
  );
}
