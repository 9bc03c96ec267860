/** Beneath the panels: what visitors see of all this, and what somebody else has changed in the meantime. */
import type { ReactNode } from 'react';
import { settleCollision } from '#domain/editor/collision.ts';
import type { Collision } from '#domain/editor/session.ts';
import { useStore } from '../editor/store.ts';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { useDesign } from './design.tsx';
import styles from './panel-foot.module.css';
import { usePublishDesign } from './use-publish-design.ts';

export function PanelFoot(): ReactNode {
  const { editor } = useDesign();
  const collision = useStore(editor.store, ({ session }) => session.collisions[0]);
  const { isLive, goBack } = usePublishDesign();
  if (collision)
    return (
      <div className={styles['foot']}>
        <Settle collision={collision} />
      </div>
    );
  if (isLive) return null;
  return (
    <div className={styles['foot']}>
      <p className={styles['words']}>Visitors see this once you publish it.</p>
      {goBack && (
        <Button size="small" tone="quiet" onClick={goBack}>
          Discard
        </Button>
      )}
    </div>
  );
}

function Settle({ collision }: { readonly collision: Collision }): ReactNode {
  const { editor } = useDesign();
  const settle = (choice: 'mine' | 'theirs') => {
    const settled = settleCollision(editor.store.get().session, collision.key, choice, Date.now());
    if (settled.ok) editor.store.set({ session: settled.session });
    else editor.announce(settled.refusal.message);
  };
  if (collision.reason === 'invalid' || collision.reason === 'not-allowed')
    return (
      <Notice
        tone="warning"
        action={
          <Button size="small" onClick={() => settle('theirs')}>
            All right
          </Button>
        }
      >
        This could not be saved: {collision.message}
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      action={
        <span className={styles['choices']}>
          <Button size="small" onClick={() => settle('theirs')}>
            Keep theirs
          </Button>
          <Button size="small" onClick={() => settle('mine')}>
            Use mine
          </Button>
        </span>
      }
    >
      Somebody else changed this too.
    </Notice>
  );
}
