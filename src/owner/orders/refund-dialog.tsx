/** Money goes back for pieces of an order, as it was paid for them. */
import { type ReactNode, useState } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import type * as calls from '#domain/orders/calls.ts';
import { refundOfLine } from '#domain/store/refund-shares.ts';
import { TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { Switch } from '../ui/switch.tsx';
import type { OrderDialogProps } from './cancel-dialog.tsx';
import styles from './orders.module.css';
import { PieceFields, usePieces } from './piece-fields.tsx';
import { useRefund } from './use-orders.ts';

type Line = calls.Order['lines'][number];

const leftOf = ({ quantity, refundedQuantity }: Line): number => quantity - refundedQuantity;

export function RefundDialog({ order, siteId, onClose }: OrderDialogProps): ReactNode {
  const pieces = usePieces(order.lines, leftOf);
  const [withShipping, setWithShipping] = useState(false);
  const [reason, setReason] = useState('');
  const money = (minor: number) => formatMoney({ minor, currency: order.currency });
  const shippingLeft = order.shippingPaidMinor - order.shippingRefundedMinor;
  const shippingMinor = withShipping ? shippingLeft : 0;
  const shares = pieces.lines.map(({ id, quantity }) => {
    const line = order.lines.find((each) => each.id === id);
    return line ? (refundOfLine(line, quantity)?.amountMinor ?? 0) : 0;
  });
  const amount = shares.reduce((sum, each) => sum + each, shippingMinor);
  const sending = useRefund(siteId, order, { lines: pieces.lines, shippingMinor, reason }, onClose);
  const isManual = !['test', 'stripe'].includes(order.provider);
  return (
    <FormDialog
      title="Refund"
      description="Each piece gives back what was paid for it, its discount and tax included."
      action={`Refund ${money(amount)}`}
      tone="danger"
      isIncomplete={!pieces.isValid || amount <= 0}
      sending={sending}
      onClose={onClose}
    >
      {isManual && (
        <Notice tone="info">This was not paid by a payment service: give the money back yourself.</Notice>
      )}
      <PieceFields lines={order.lines} pieces={pieces} leftOf={leftOf} />
      {shippingLeft > 0 && (
        <Switch
          label={`Delivery as well: ${money(shippingLeft)}`}
          isOn={withShipping}
          onChange={setWithShipping}
        />
      )}
      <TextField
        label="Reason"
        hint="Only you and those who work on the shop read it."
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      <p className={styles['total']} aria-live="polite">
        {money(amount)} of {money(order.capturedMinor - order.refundedMinor)}
      </p>
    </FormDialog>
  );
}
