/** Shows both versions of what two people changed at once; the owner chooses between them. */
import type { ReactNode } from 'react';
import { settleCollision } from '#domain/editor/collision.ts';
import type { Collision } from '#domain/editor/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toasts.tsx';
import type { DocumentEditor } from '../document-editor.ts';
import { useStore } from '../store.ts';
import styles from './collisions-dialog.module.css';
import { describeCollision } from './describe-collision.ts';

type Choice = 'mine' | 'theirs';

export interface CollisionsDialogProps {
  readonly editor: Pick<DocumentEditor, 'store' | 'announce'>;
  readonly onClose: () => void;
}

export function CollisionsDialog({ editor, onClose: close }: CollisionsDialogProps): ReactNode {
  const collisions = useStore(editor.store, ({ session }) => session.collisions);
  const settle = (wanted: readonly Collision[], choice: Choice) => {
    for (const { key } of wanted) {
      const settled = settleCollision(editor.store.get().session, key, choice, Date.now());
      if (settled.ok) editor.store.set({ session: settled.session });
      else showToast(settled.refusal.message);
    }
    if (editor.store.get().session.collisions.length > 0) return;
    close();
    editor.announce('All conflicts are solved.');
  };
  return (
    <Dialog
      title="Changed in two places"
      description="Somebody else changed the same thing while you did. Nothing is lost: choose what stays."
      isOpen
      onClose={close}
      size="large"
      footer={
        collisions.length > 1 && (
          <>
            <Button onClick={() => settle(collisions, 'theirs')}>Keep all theirs</Button>
            <Button onClick={() => settle(collisions, 'mine')}>Keep all of mine</Button>
          </>
        )
      }
    >
      <ol className={styles['collisions']}>
        {collisions.map((collision) => (
          <li key={collision.key}>
            <Choose collision={collision} onChoose={(choice) => settle([collision], choice)} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

interface ChooseProps {
  readonly collision: Collision;
  readonly onChoose: (choice: Choice) => void;
}

function Choose({ collision, onChoose }: ChooseProps): ReactNode {
  const { thing, mine, theirs } = describeCollision(collision);
  return (
    <section className={styles['collision']} aria-label={thing}>
      <h3 className={styles['thing']}>{thing}</h3>
      {collision.reason !== 'changed' && <p className={styles['why']}>{collision.message}</p>}
      <div className={styles['versions']}>
        <Version title="Yours" words={mine} action="Keep mine" onChoose={() => onChoose('mine')} />
        <Version
          title="Their version (now on the page)"
          words={theirs}
          action="Keep theirs"
          onChoose={() => onChoose('theirs')}
        />
      </div>
    </section>
  );
}

interface VersionProps {
  readonly title: string;
  readonly words: string;
  readonly action: string;
  readonly onChoose: () => void;
}

function Version({ title, words, action, onChoose }: VersionProps): ReactNode {
  return (
    <div className={styles['version']}>
      <h4 className={styles['whose']}>{title}</h4>
      <p className={styles['words']}>{words}</p>
      <Button size="small" onClick={onChoose}>
        {action}
      </Button>
    </div>
  );
}
