/** What a change of an order leaves open: money that is still to come, or that was too much. */
import { type ReactNode, useState } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Order } from '#domain/store/orders/calls.ts';
import { fill } from '../../fill.ts';
import { useMay } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { OrderDialogProps } from './cancel-dialog.tsx';
import { useRefund } from './use-orders.ts';
import * as say from './words/en.ts';

export function DifferenceNotice({ order, siteId }: Omit<OrderDialogProps, 'onClose'>): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const mayRefund = useMay('admin.refunds');
  const amount = formatMoney({ minor: Math.abs(order.dueMinor), currency: order.currency });
  if (order.dueMinor > 0 && order.edits > 0)
    return <Notice tone="warning">{fill(say.amountIsStillDueTheBuyer, { amount })}</Notice>;
  if (order.dueMinor >= 0) return null;
  const canRefund = mayRefund && !order.isRefundPending;
  return (
    <>
      <Notice
        tone="warning"
        action={
          canRefund ? (
            <Button size="small" onClick={() => setIsOpen(true)}>
              {fill(say.refundAmount, { amount })}
            </Button>
          ) : undefined
        }
      >
        {fill(say.theBuyerHasPaidAmountToo, { amount })}
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
  const body = { lines: [], isDifference: true, reason: say.theOrderWasChanged };
  const sending = useRefund(siteId, order, body, onClose);
  return (
    <FormDialog
      title={fill(say.refundAmount2, { amount })}
      description={say.weRefundTheOriginalPaymentMethod}
      size="small"
      action={fill(say.refundAmount, { amount })}
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
      {isPart
        ? fill(say.moneyCouldNotBeRefundedThe, {
            money: formatMoney({ minor, currency: order.currency }),
            data: String(last.data['message'] ?? ''),
          })
        : fill(say.moneyCouldNotBeRefundedThePayment, {
            money: formatMoney({ minor, currency: order.currency }),
            data: String(last.data['message'] ?? ''),
          })}
    </Notice>
  );
}
