/** Shows that collisions are waiting, and opens them. */
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { fill } from '../../fill.ts';
import { Button } from '../../ui/button.tsx';
import type { DocumentEditor } from '../document-editor.ts';
import { useStore } from '../store.ts';
import styles from './collisions-button.module.css';
import * as say from './words/en.ts';

export interface CollisionsButtonProps {
  readonly editor: Pick<DocumentEditor, 'store'>;
  readonly onOpen: () => void;
}

export function CollisionsButton({ editor, onOpen }: CollisionsButtonProps): ReactNode {
  const count = useStore(editor.store, ({ session }) => session.collisions.length);
  if (count === 0) return null;
  return (
    <span className={styles['warning']} data-problem>
      <Button
        size="small"
        icon={<TriangleAlert />}
        aria-label={fill(say.countConflicts, { count })}
        onClick={onOpen}
      >
        {count}
        <span className={styles['what']}>{fill(say.conflicts, { count })}</span>
      </Button>
    </span>
  );
}
