/** The guide for the first minute in the editor; closed by Escape (KEYS-03), and never shown again by itself. */
import { Globe, MousePointerClick, Move, Plus, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button, IconButton } from '../ui/button.tsx';
import { keysOf } from '../ui/write-keys.ts';
import type { Editor } from './editor.ts';
import styles from './guide.module.css';

const SEEN = 'vitrine-editor-guide';

/** Whether the guide opens by itself: once per browser. */
export function isGuideNew(): boolean {
  try {
    return localStorage.getItem(SEEN) === null;
  } catch {
    // Without storage: better never than every time.
    return false;
  }
}

/** Keys are left out on devices without a keyboard. */
const HAS_KEYS = !matchMedia('(pointer: coarse)').matches;

function withKeys(words: string, keys: string): string {
  return HAS_KEYS ? `${words}${keys}.` : `${words}.`;
}

const LINES = [
  {
    icon: MousePointerClick,
    title: 'Select',
    text: 'Click any part of the page to select it. Click again to edit its text.',
  },
  {
    icon: Plus,
    title: 'Add',
    text: withKeys('Press the + between two parts', `, or the ${keysOf('/')} key`),
  },
  {
    icon: Move,
    title: 'Move',
    text: withKeys(
      'Drag it by its name',
      `, or press ${keysOf('alt+ArrowUp')} and ${keysOf('alt+ArrowDown')}`,
    ),
  },
  {
    icon: Globe,
    title: 'Publish',
    text: 'Your changes save automatically. Visitors see them when you publish.',
  },
] as const;

export function Guide({ editor }: { readonly editor: Editor }): ReactNode {
  const close = () => editor.store.set({ dialog: null });
  useEffect(() => {
    try {
      localStorage.setItem(SEEN, 'seen');
    } catch {
      // Without storage it is not remembered.
    }
  }, []);
  return (
    <section className={`floating ${styles['guide']}`} aria-labelledby="guide-title">
      <header className="row tight between">
        <h2 id="guide-title">How the editor works</h2>
        <IconButton label="Close the guide" keys="Esc" icon={<X />} size="small" onClick={close} />
      </header>
      <ul className={`stack ${styles['lines']}`}>
        {LINES.map(({ icon: Icon, title, text }) => (
          <li key={title} className={styles['line']}>
            <Icon size={17} aria-hidden="true" />
            <p>
              <strong>{title}</strong>
              {text}
            </p>
          </li>
        ))}
      </ul>
      <footer className="row tight between">
        {HAS_KEYS ? (
          <Button size="small" tone="quiet" onClick={() => editor.store.set({ dialog: 'shortcuts' })}>
            All shortcuts
          </Button>
        ) : (
          <span />
        )}
        <Button size="small" tone="primary" onClick={close}>
          Got it
        </Button>
      </footer>
    </section>
  );
}
