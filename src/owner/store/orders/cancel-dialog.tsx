/** An order is taken back: nothing is sent, and what was bought can be bought by others. */
import { type ReactNode, useState } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import * as calls from '#domain/store/orders/calls.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { useOrderChange } from './use-orders.ts';
import * as say from './words/en.ts';

export interface OrderDialogProps {
  readonly order: calls.Order;
  readonly siteId: string;
  readonly onClose: () => void;
}

export function CancelDialog({ order, siteId, onClose }: OrderDialogProps): ReactNode {
  const [isMailed, setIsMailed] = useState(true);
  const left = order.capturedMinor - order.refundedMinor - order.cardsPaidMinor;
  const money = (minor: number) => formatMoney({ minor, currency: order.currency });
  const sending = useOrderChange(siteId, {
    run: () => call(calls.cancel, { site: siteId, order: order.id, body: { isMailed } }),
    said: say.orderCancelled,
    onDone: onClose,
  });
  return (
    <FormDialog
      title={say.cancelThisOrder}
      description={say.nothingWillBeSentAndThe}
      size="small"
      action={say.cancelOrder}
      tone="danger"
      isIncomplete={left > 0}
      sending={sending}
      onClose={onClose}
    >
      {left > 0 && (
        <Notice tone="warning">{fill(say.moneyHaveBeenPaidRefundThem, { money: money(left) })}</Notice>
      )}
      {left <= 0 && order.cardsPaidMinor > 0 && (
        <Notice tone="info">
          {fill(say.moneyGoesBackOntoGiftCards, { money: money(order.cardsPaidMinor) })}
        </Notice>
      )}
      <Switch label={say.emailTheBuyer} isOn={isMailed} onChange={setIsMailed} />
    </FormDialog>
  );
}
