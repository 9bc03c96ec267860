/** Changes that somebody else's came before: both are shown, and the owner chooses. */
import type { ReactNode } from 'react';
import { settleCollision } from '#domain/editor/collision.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { showToast } from '../ui/toasts.tsx';
import styles from './collisions.module.css';
import type { Editor } from './editor.ts';
import { useStore } from './store.ts';

export function Collisions({ editor }: { readonly editor: Editor }): ReactNode {
  const [first] = useStore(editor.store, ({ session }) => session.collisions);
  if (!first) return null;
  const settle = (choice: 'mine' | 'theirs') => {
    const settled = settleCollision(editor.store.get().session, first.key, choice, Date.now());
    if (settled.ok) editor.store.set({ session: settled.session });
    else showToast(settled.refusal.message);
  };
  const last = first.mine.at(-1);
  return (
    <div className={styles['collision']}>
      <Notice tone="warning">
        <p>{first.message}</p>
        <p>Yours: {inWords(last && 'after' in last ? last.after : undefined)}</p>
        <p>On the page: {inWords(first.theirs)}</p>
        <div className={styles['choices']}>
          <Button size="small" onClick={() => settle('mine')}>
            Keep mine
          </Button>
          <Button size="small" onClick={() => settle('theirs')}>
            Keep theirs
          </Button>
        </div>
      </Notice>
    </div>
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
