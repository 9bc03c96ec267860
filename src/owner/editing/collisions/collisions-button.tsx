/** Shows that collisions are waiting, and opens them. */
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import type { DocumentEditor } from '../document-editor.ts';
import { useStore } from '../store.ts';
import styles from './collisions-button.module.css';

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
        aria-label={count === 1 ? '1 conflict' : `${count} conflicts`}
        onClick={onOpen}
      >
        {count}
        <span className={styles['what']}>{count === 1 ? ' conflict' : ' conflicts'}</span>
      </Button>
    </span>
  );
}
