/** Shows in the top bar that collisions are waiting, and opens them. */
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from '../../editing/store.ts';
import { Button } from '../../ui/button.tsx';
import type { Editor } from '../editor.ts';
import styles from './collisions-button.module.css';

export function CollisionsButton({ editor }: { readonly editor: Editor }): ReactNode {
  const count = useStore(editor.store, ({ session }) => session.collisions.length);
  if (count === 0) return null;
  return (
    <span className={styles['warning']} data-problem>
      <Button
        size="small"
        icon={<TriangleAlert />}
        aria-label={count === 1 ? '1 conflict' : `${count} conflicts`}
        onClick={() => editor.store.set({ dialog: 'collisions' })}
      >
        {count}
        <span className={styles['what']}>{count === 1 ? ' conflict' : ' conflicts'}</span>
      </Button>
    </span>
  );
}
