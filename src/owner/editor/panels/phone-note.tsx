/** Said above the settings: what holds for phones alone, and whether phones show the section in an order of its own. */
import { ListRestart, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Section } from '#domain/content/content.ts';
import type { Operation } from '#domain/content/operations.ts';
import { clearPhoneOrder, hasPhoneOrder } from '#domain/editor/phone-order.ts';
import { type Editable, ownPaths, resetLayer } from '#domain/fields/edit-layer.ts';
import { Button } from '../../ui/button.tsx';
import styles from './inspector.module.css';

type OnReset = (operations: Operation[]) => void;

interface PhoneNoteProps {
  readonly target: Editable;
  readonly onReset: OnReset;
}

/** Shown in the phone view before anything is changed. */
export function PhoneNote({ target, onReset }: PhoneNoteProps): ReactNode {
  const own = withoutOrder(target);
  const count = ownPaths(own, 'mobile').length;
  return (
    <div className={styles['phone']}>
      <p>
        {target.kind === 'section' ? 'Space and visibility' : 'Place, size, order and visibility'} can differ
        on phones. All other settings, and the words on the page, change on all screens.
      </p>
      {count > 0 && (
        <Button size="small" icon={<RotateCcw />} onClick={() => onReset(resetLayer(own, 'mobile'))}>
          {count === 1 ? 'Reset the setting that differs' : `Reset the ${count} settings that differ`}
        </Button>
      )}
    </div>
  );
}

/** The order belongs to the section: one block alone cannot give it up. */
function withoutOrder(target: Editable): Editable {
  const { order: _order, ...mobile } = target.value.overlays?.['mobile'] ?? {};
  const overlays = { ...target.value.overlays, mobile };
  return { ...target, value: { ...target.value, overlays } } as Editable;
}

interface PhoneOrderProps {
  readonly section: Section | undefined;
  readonly onReset: OnReset;
}

export function PhoneOrder({ section, onReset }: PhoneOrderProps): ReactNode {
  if (!section || !hasPhoneOrder(section)) return null;
  return (
    <div className={styles['phone']}>
      <p>Phones show the blocks of this section in their own order.</p>
      <Button size="small" icon={<ListRestart />} onClick={() => onReset(clearPhoneOrder(section))}>
        Use the desktop order on phones
      </Button>
    </div>
  );
}
