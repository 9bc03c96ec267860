/** Shows both versions of what two people changed at once; the owner chooses between them. */
import { type ReactNode, useEffect } from 'react';
import { settleCollision } from '#domain/editor/collision.ts';
import type { Collision } from '#domain/editor/session.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast, withdrawToast } from '../../ui/toasts.tsx';
import type { DocumentEditor } from '../document-editor.ts';
import { useStore } from '../store.ts';
import { CHANGED_ELSEWHERE, type WhoElse, whoElse } from '../who-else.ts';
import styles from './collisions-dialog.module.css';
import { describeCollision } from './describe-collision.ts';
import * as say from './words/en.ts';

type Choice = 'mine' | 'theirs';

interface Words {
  readonly description: string;
  readonly mine: string;
  readonly theirs: string;
  readonly keepMine: string;
  readonly keepTheirs: string;
  readonly keepAllTheirs: string;
}

const WORDS: Readonly<Record<WhoElse, Words>> = {
  self: {
    description: say.youChangedTheSameThingIn,
    mine: say.inThisWindow,
    theirs: say.inTheOtherWindowNowOn,
    keepMine: say.keepThisOne,
    keepTheirs: say.keepTheOther,
    keepAllTheirs: say.keepAllFromTheOtherWindow,
  },
  others: {
    description: say.someoneElseChangedTheSameThing,
    mine: say.yours,
    theirs: say.theirVersionNowOnThePage,
    keepMine: say.keepMine,
    keepTheirs: say.keepTheirs,
    keepAllTheirs: say.keepAllTheirs,
  },
  unknown: {
    description: say.theSameThingWasChangedElsewhere,
    mine: say.yours,
    theirs: say.theOtherVersionNowOnThe,
    keepMine: say.keepMine,
    keepTheirs: say.keepTheOther,
    keepAllTheirs: say.keepAllOfTheOthers,
  },
};

export interface CollisionsDialogProps {
  readonly editor: Pick<DocumentEditor, 'store' | 'announce'>;
  readonly onClose: () => void;
}

export function CollisionsDialog({ editor, onClose: close }: CollisionsDialogProps): ReactNode {
  const collisions = useStore(editor.store, ({ session }) => session.collisions);
  const words = WORDS[useStore(editor.store, ({ lastSeen }) => whoElse(lastSeen))];
  // The notice that led here has done its work.
  useEffect(() => withdrawToast(CHANGED_ELSEWHERE), []);
  const settle = (wanted: readonly Collision[], choice: Choice) => {
    for (const { key } of wanted) {
      const settled = settleCollision(editor.store.get().session, key, choice, Date.now());
      if (settled.ok) editor.store.set({ session: settled.session });
      else showToast(settled.refusal.message);
    }
    if (editor.store.get().session.collisions.length > 0) return;
    close();
    editor.announce(say.allConflictsResolved);
  };
  return (
    <Dialog
      title={say.changedInTwoPlaces}
      description={words.description}
      isOpen
      onClose={close}
      size="large"
      footer={
        collisions.length > 1 && (
          <>
            <Button onClick={() => settle(collisions, 'theirs')}>{words.keepAllTheirs}</Button>
            <Button onClick={() => settle(collisions, 'mine')}>{say.keepAllOfMine}</Button>
          </>
        )
      }
    >
      <ol className="stack loose">
        {collisions.map((collision) => (
          <li key={collision.key}>
            <Choose collision={collision} words={words} onChoose={(choice) => settle([collision], choice)} />
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

interface ChooseProps {
  readonly collision: Collision;
  readonly words: Words;
  readonly onChoose: (choice: Choice) => void;
}

function Choose({ collision, words, onChoose }: ChooseProps): ReactNode {
  const { thing, mine, theirs } = describeCollision(collision);
  return (
    <section className="stack" aria-label={thing}>
      <h3>{thing}</h3>
      {collision.reason !== 'changed' && <p className="muted">{collision.message}</p>}
      <div className={styles['versions']}>
        <Version title={words.mine} words={mine} action={words.keepMine} onChoose={() => onChoose('mine')} />
        <Version
          title={words.theirs}
          words={theirs}
          action={words.keepTheirs}
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
    <div className={`well ${styles['version']}`}>
      <h4 className="caption">{title}</h4>
      <p className={`scroll full words ink ${styles['words']}`}>{words}</p>
      <Button size="small" onClick={onChoose}>
        {action}
      </Button>
    </div>
  );
}
