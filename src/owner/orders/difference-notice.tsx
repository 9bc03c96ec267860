/** What a change of an order leaves open: money that is still to come, or that was too much. */
import { type ReactNode, useState } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import * as calls from '#domain/orders/calls.ts';
import { call } from '../api.ts';
import { makeId } from '../make-id.ts';
import { useMay } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import type { OrderDialogProps } from './cancel-dialog.tsx';
import { useOrderChange } from './use-orders.ts';

export function DifferenceNotice({ order, siteId }: Omit<OrderDialogProps, 'onClose'>): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const mayRefund = useMay('admin.refunds');
  const amount = formatMoney({ minor: Math.abs(order.dueMinor), currency: order.currency });
  if (order.dueMinor > 0 && order.edits > 0)
    return (
      <Notice tone="warning">
        {amount} is still to be paid. The buyer can pay on the page of the order; where the money comes
        another way, mark the order as paid.
      </Notice>
    );
  if (order.dueMinor >= 0) return null;
  const canRefund = mayRefund && !order.isRefundPending;
  return (
    <>
      <Notice
        tone="warning"
        action={
          canRefund ? (
            <Button size="small" onClick={() => setIsOpen(true)}>
              Refund {amount}
            </Button>
          ) : undefined
        }
      >
        The buyer has paid {amount} too much.
      </Notice>
      {isOpen && (
        <DifferenceDialog order={order} siteId={siteId} amount={amount} onClose={() => setIsOpen(false)} />
      )}
    </>
  );
}

function DifferenceDialog({
  order,
  siteId,
  amount,
  onClose,
}: OrderDialogProps & { readonly amount: string }): ReactNode {
  // The same for every try at this refund: a second press gives nothing back twice.
  const [key] = useState(makeId);
  const sending = useOrderChange(siteId, {
    run: () =>
      call(calls.refund, {
        site: siteId,
        order: order.id,
        body: { key, lines: [], isDifference: true, reason: 'The order was changed' },
      }),
    said: `${amount} refunded. The buyer gets a mail.`,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={`Refund ${amount}?`}
      description="It goes back the way it was paid. What was paid by bank or over the counter you give back yourself."
      size="small"
      action={`Refund ${amount}`}
      tone="danger"
      sending={sending}
      onClose={onClose}
    >
      {null}
    </FormDialog>
  );
}
