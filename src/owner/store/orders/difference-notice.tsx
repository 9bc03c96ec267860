/** What a change of an order leaves open: money that is still to come, or that was too much. */
import { type ReactNode, useState } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Order } from '#domain/store/orders/calls.ts';
import { useMay } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { OrderDialogProps } from './cancel-dialog.tsx';
import { useRefund } from './use-orders.ts';

export function DifferenceNotice({ order, siteId }: Omit<OrderDialogProps, 'onClose'>): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const mayRefund = useMay('admin.refunds');
  const amount = formatMoney({ minor: Math.abs(order.dueMinor), currency: order.currency });
  if (order.dueMinor > 0 && order.edits > 0)
    return (
      <Notice tone="warning">
        {amount} is still due. The buyer can pay on the order page. If they pay another way, mark the order as
        paid.
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
  const body = { lines: [], isDifference: true, reason: 'The order was changed' };
  const sending = useRefund(siteId, order, body, onClose);
  return (
    <FormDialog
      title={`Refund ${amount}?`}
      description="We refund the original payment method. Refund bank transfers and cash yourself."
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

/** What was asked back since money last came back or the order changed, and was not given. */
export function RefusedNotice({ order }: { readonly order: Order }): ReactNode {
  const since = order.events.findLastIndex(({ kind }) => ['refunded', 'edited', 'cancelled'].includes(kind));
  const refused = order.events.slice(since + 1).filter(({ kind }) => kind === 'refundRefused');
  const last = refused.at(-1);
  if (!last || order.isRefundPending || order.capturedMinor <= order.refundedMinor) return null;
  const isPart = order.events[since]?.kind === 'refunded';
  const minor = isPart
    ? refused.reduce((sum, { data }) => sum + Number(data['amountMinor'] ?? 0), 0)
    : Number(last.data['amountMinor'] ?? 0);
  return (
    <Notice tone="danger">
      {formatMoney({ minor, currency: order.currency })} could not be refunded. The payment service says:{' '}
      {String(last.data['message'] ?? '')}{' '}
      {isPart
        ? 'Part was already refunded. Refund again to return only the rest.'
        : 'Nothing was refunded. Try again, or return the money yourself.'}
    </Notice>
  );
}
