/** The guide for the first minute in the editor; closed by Escape (KEYS-03), and never shown again by itself. */
import { Globe, MousePointerClick, Move, Plus, X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { fill } from '../fill.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { keysOf } from '../ui/write-keys.ts';
import type { Editor } from './editor.ts';
import styles from './guide.module.css';
import { noteGuideSeen } from './guide-seen.ts';
import * as say from './words/en.ts';

/** Keys are left out on devices without a keyboard. */
const HAS_KEYS = !matchMedia('(pointer: coarse)').matches;

const LINES = [
  {
    icon: MousePointerClick,
    title: say.select,
    text: say.clickAnyPartOfThePage,
  },
  {
    icon: Plus,
    title: say.add,
    text: HAS_KEYS ? fill(say.pressTheBetweenTwoPartsOr, { keys: keysOf('/') }) : say.pressTheBetweenTwoParts,
  },
  {
    icon: Move,
    title: say.move,
    text: HAS_KEYS
      ? fill(say.dragItByItsNameOr, { keys: keysOf('alt+ArrowUp'), keys2: keysOf('alt+ArrowDown') })
      : say.dragItByItsName,
  },
  {
    icon: Globe,
    title: say.publish,
    text: say.yourChangesSaveAutomaticallyVisitorsSee,
  },
] as const;

export function Guide({ editor }: { readonly editor: Editor }): ReactNode {
  const close = () => editor.store.set({ dialog: null });
  useEffect(noteGuideSeen, []);
  return (
    <section className={`floating ${styles['guide']}`} aria-labelledby="guide-title">
      <header className="row tight between">
        <h2 id="guide-title">{say.howTheEditorWorks}</h2>
        <IconButton
          label={say.closeTheGuide}
          keys={keysOf('Escape')}
          icon={<X />}
          size="small"
          onClick={close}
        />
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
            {say.allShortcuts}
          </Button>
        ) : (
          <span />
        )}
        <Button size="small" tone="primary" onClick={close}>
          {say.gotIt}
        </Button>
      </footer>
    </section>
  );
}
