/** Above the settings: what may differ on phones, what does, and ways to give that up. */
import { ListRestart, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Section } from '#domain/content/content.ts';
import type { Operation } from '#domain/content/operations.ts';
import { clearPhoneOrder, hasPhoneOrder } from '#domain/editor/phone-order.ts';
import { type Editable, ownPaths, resetLayer } from '#domain/fields/edit-layer.ts';
import { fill } from '../../fill.ts';
import { Button } from '../../ui/button.tsx';
import styles from './inspector.module.css';
import * as say from './words/en.ts';

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
      <p>{isPhone ? mayDiffer(target) : say.phonesShowTheBlocksOfThis}</p>
      {count > 0 && (
        <Button size="small" icon={<RotateCcw />} onClick={() => onReset(resetLayer(own, 'mobile'))}>
          {fill(say.resetTheCountSettingsThatDiffer, { count })}
        </Button>
      )}
      {ordered && (
        <Button size="small" icon={<ListRestart />} onClick={() => onResetOrder(clearPhoneOrder(ordered))}>
          {say.useTheDesktopOrderOnPhones}
        </Button>
      )}
    </div>
  );
}

function mayDiffer({ kind }: Editable): string {
  return kind === 'section' ? say.spaceAndVisibilityCanDifferOn : say.positionSizeOrderAndVisibilityCan;
}

/** The order belongs to the section: one block alone cannot give it up. */
function withoutOrder(target: Editable): Editable {
  const { order: _order, ...mobile } = target.value.overlays?.['mobile'] ?? {};
  const overlays = { ...target.value.overlays, mobile };
  return { ...target, value: { ...target.value, overlays } } as Editable;
}
