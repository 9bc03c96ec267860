/** Pieces are added to an order or taken out of it, before anything of it is sent. */
import { type ReactNode, useState } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import * as calls from '#domain/orders/calls.ts';
import { editOrder } from '#domain/orders/edit-order.ts';
import { call } from '../api.ts';
import { TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Switch } from '../ui/switch.tsx';
import type { OrderDialogProps } from './cancel-dialog.tsx';
import styles from './orders.module.css';
import { useOrderChange } from './use-orders.ts';

const MAX_PIECES = 100_000;

export function EditDialog({ order, siteId, onClose }: OrderDialogProps): ReactNode {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(order.lines.map(({ id, quantity }) => [id, String(quantity)])),
  );
  const [reason, setReason] = useState('');
  const [isMailed, setIsMailed] = useState(true);
  const wanted = order.lines.map(({ id }) => ({ id, quantity: Number(texts[id] || '0') }));
  const areNumbers = wanted.every(
    ({ quantity }) => Number.isInteger(quantity) && quantity >= 0 && quantity <= MAX_PIECES,
  );
  const lines = wanted.filter(
    ({ id, quantity }) => order.lines.find((line) => line.id === id)?.quantity !== quantity,
  );
  const edited = areNumbers && lines.length > 0 ? editOrder(order.lines, order, lines) : undefined;
  const sending = useOrderChange(siteId, {
    run: () =>
      call(calls.edit, {
        site: siteId,
        order: order.id,
        body: { edits: order.edits, lines, reason, isMailed },
      }),
    said: isMailed ? 'Changed. The buyer gets a mail.' : 'Changed.',
    onDone: onClose,
  });
  return (
    <FormDialog
      title="Change the order"
      description="Pieces cost what they cost when they were ordered, discount and tax included. With 0 pieces a line is taken out; you can put it back later."
      action="Change the order"
      isIncomplete={edited?.kind !== 'edited'}
      sending={sending}
      onClose={onClose}
    >
      <div className={styles['pieces']}>
        {order.lines.map((line) => (
          <PiecesOf
            key={line.id}
            line={line}
            value={texts[line.id] ?? ''}
            onChange={(text) => setTexts((before) => ({ ...before, [line.id]: text }))}
          />
        ))}
      </div>
      {!areNumbers && <Notice tone="warning">Type whole numbers of pieces, from 0.</Notice>}
      {edited?.kind === 'refused' && <Notice tone="warning">{edited.message}</Notice>}
      <TextField
        label="Reason"
        hint="Only you and those who work on the shop read it."
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      <Switch label="Tell the buyer by mail" isOn={isMailed} onChange={setIsMailed} />
      <p className={styles['total']} aria-live="polite">
        {totalText(order, edited?.kind === 'edited' ? edited.sums.totalMinor : order.totalMinor)}
      </p>
    </FormDialog>
  );
}

function totalText({ currency, totalMinor, dueMinor }: calls.Order, newTotalMinor: number): string {
  const money = (minor: number) => formatMoney({ minor, currency });
  const due = dueMinor + newTotalMinor - totalMinor;
  const total =
    newTotalMinor === totalMinor
      ? `Total ${money(totalMinor)}`
      : `Total ${money(newTotalMinor)}, before ${money(totalMinor)}`;
  if (due > 0) return `${total}. To be paid: ${money(due)}`;
  return due < 0 ? `${total}. To be refunded: ${money(-due)}` : total;
}

interface PiecesOfProps {
  readonly line: calls.Order['lines'][number];
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function PiecesOf({ line, value, onChange }: PiecesOfProps): ReactNode {
  const name = line.optionText === '' ? line.title : `${line.title}, ${line.optionText}`;
  return (
    <>
      <span className={styles['words']}>
        {name}, now {line.quantity}
      </span>
      <TextField
        label={`Pieces of ${name}`}
        isLabelHidden
        type="number"
        min={Math.max(line.refundedQuantity, line.fulfilledQuantity)}
        max={MAX_PIECES}
        value={value}
        onChange={onChange}
      />
    </>
  );
}
