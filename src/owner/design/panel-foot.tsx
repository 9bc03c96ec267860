/** Beneath the panels: what visitors see of all this, and what was changed elsewhere too. */
import type { ReactNode } from 'react';
import { settleCollision } from '#domain/editor/collision.ts';
import type { Collision } from '#domain/editor/session.ts';
import { useStore } from '../editing/store.ts';
import { fill } from '../fill.ts';
import { Button } from '../ui/button.tsx';
import { useDesign } from './design.tsx';
import styles from './panel-foot.module.css';
import { usePublishDesign } from './use-publish-design.ts';
import * as say from './words/en.ts';

export function PanelFoot(): ReactNode {
  const { editor } = useDesign();
  const collision = useStore(editor.store, ({ session }) => session.collisions[0]);
  const { isLive, goBack } = usePublishDesign();
  if (collision)
    return (
      <div className={`row tight between fixed ${styles['foot']}`}>
        <Settle collision={collision} />
      </div>
    );
  if (isLive) return null;
  return (
    <div className={`row tight between fixed ${styles['foot']}`}>
      <p className={`hint ${styles['words']}`}>{say.visitorsSeeThisOnceYouPublish}</p>
      {goBack && (
        <Button size="small" tone="quiet" onClick={goBack}>
          {say.discard}
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
  const { reason, message, mine, theirs } = collision;
  const wanted = mine.at(-1);
  if (reason === 'not-allowed')
    return (
      <Asking words={fill(say.thisCouldNotBeSavedMessage, { message })}>
        <Button size="small" onClick={() => settle('theirs')}>
          {say.ok}
        </Button>
      </Asking>
    );
  return (
    <Asking words={say.someoneElseChangedThisToo}>
      <Button size="small" icon={<Swatch value={theirs} />} onClick={() => settle('theirs')}>
        {fill(say.keepTheirsNamevalue, { nameValue: nameValue(theirs) })}
      </Button>
      <Button
        size="small"
        icon={<Swatch value={wanted && 'after' in wanted ? wanted.after : undefined} />}
        onClick={() => settle('mine')}
      >
        {fill(say.useMineNamevalue, {
          nameValue: nameValue(wanted && 'after' in wanted ? wanted.after : undefined),
        })}
      </Button>
    </Asking>
  );
}

function Asking({ words, children }: { readonly words: string; readonly children: ReactNode }): ReactNode {
  return (
    <div className={`stack tight medium warn ${styles['asking']}`} role="alert">
      <p>{words}</p>
      <span className="cluster tight">{children}</span>
    </div>
  );
}

const MOST_NAMED = 20;

/** Short values are named; a style sheet is not. */
function nameValue(value: unknown): string {
  const isNamed = typeof value === 'number' || (typeof value === 'string' && value.length <= MOST_NAMED);
  return isNamed && value !== '' ? `: ${value}` : '';
}

function Swatch({ value }: { readonly value: unknown }): ReactNode {
  return typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? (
    <span className="dot" style={{ background: value }} />
  ) : null;
}
