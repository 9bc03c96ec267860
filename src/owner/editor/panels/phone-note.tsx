/** Said above the settings in the phone view, before anything is changed: what holds for phones alone, and what for all. */
import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Operation } from '#domain/content/operations.ts';
import { type Editable, ownPaths, resetLayer } from '#domain/fields/edit-layer.ts';
import { Button } from '../../ui/button.tsx';
import styles from './inspector.module.css';

interface PhoneNoteProps {
  readonly target: Editable;
  readonly onReset: (operations: Operation[]) => void;
}

export function PhoneNote({ target, onReset }: PhoneNoteProps): ReactNode {
  const count = ownPaths(target, 'mobile').length;
  return (
    <div className={styles['phone']}>
      <p>
        {target.kind === 'section' ? 'Space and visibility' : 'Place, size, order and visibility'} can differ
        on phones. All other settings, and the words on the page, change on all screens.
      </p>
      {count > 0 && (
        <Button size="small" icon={<RotateCcw />} onClick={() => onReset(resetLayer(target, 'mobile'))}>
          {count === 1 ? 'Reset the setting that differs' : `Reset the ${count} settings that differ`}
        </Button>
      )}
    </div>
  );
}
