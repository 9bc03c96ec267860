/** Above the settings: what may differ on phones, what does, and ways to give that up. */
import { ListRestart, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Section } from '#domain/content/content.ts';
import type { Operation } from '#domain/content/operations.ts';
import { clearPhoneOrder, hasPhoneOrder } from '#domain/editor/phone-order.ts';
import { type Editable, ownPaths, resetLayer } from '#domain/fields/edit-layer.ts';
import { Button } from '../../ui/button.tsx';
import styles from './inspector.module.css';

interface PhoneNoteProps {
  readonly target: Editable;
  readonly section: Section | undefined;
  readonly isPhone: boolean;
  readonly onReset: (operations: Operation[]) => void;
  readonly onResetOrder: (operations: Operation[]) => void;
}

/** In the phone view always; on the desktop only where phones show the blocks in another order. */
export function PhoneNote({ target, section, isPhone, onReset, onResetOrder }: PhoneNoteProps): ReactNode {
  const ordered = section && hasPhoneOrder(section) ? section : undefined;
  if (!isPhone && !ordered) return null;
  const own = withoutOrder(target);
  const count = isPhone ? ownPaths(own, 'mobile').length : 0;
  return (
    <div className={`stack start hint ${styles['phone']}`}>
      <p>{isPhone ? mayDiffer(target) : 'Phones show the blocks of this section in their own order.'}</p>
      {count > 0 && (
        <Button size="small" icon={<RotateCcw />} onClick={() => onReset(resetLayer(own, 'mobile'))}>
          {count === 1 ? 'Reset the setting that differs' : `Reset the ${count} settings that differ`}
        </Button>
      )}
      {ordered && (
        <Button size="small" icon={<ListRestart />} onClick={() => onResetOrder(clearPhoneOrder(ordered))}>
          Use the desktop order on phones
        </Button>
      )}
    </div>
  );
}

function mayDiffer({ kind }: Editable): string {
  const what = kind === 'section' ? 'Space and visibility' : 'Position, size, order and visibility';
  return `${what} can differ on phones. Everything else changes on all screens.`;
}

/** The order belongs to the section: one block alone cannot give it up. */
function withoutOrder(target: Editable): Editable {
  const { order: _order, ...mobile } = target.value.overlays?.['mobile'] ?? {};
  const overlays = { ...target.value.overlays, mobile };
  return { ...target, value: { ...target.value, overlays } } as Editable;
}
