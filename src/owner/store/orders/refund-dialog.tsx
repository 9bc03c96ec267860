/** Money goes back for pieces of an order, as it was paid for them. */
import { type ReactNode, useState } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import type * as calls from '#domain/store/orders/calls.ts';
import { refundOfLine, spentOf } from '#domain/store/orders/refund-shares.ts';
import { fill } from '../../fill.ts';
import { AmountField } from '../../ui/amount-field.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { OrderDialogProps } from './cancel-dialog.tsx';
import { PieceFields, usePieces } from './piece-fields.tsx';
import { useRefund } from './use-orders.ts';
import * as say from './words/en.ts';

type Line = calls.Order['lines'][number];

const leftOf = ({ quantity, refundedQuantity }: Line): number => quantity - refundedQuantity;

type Way = 'pieces' | 'amount';

const WAYS = [
  { value: 'pieces', label: say.pieces },
  { value: 'amount', label: say.anAmount },
] as const;

const WORDS: Readonly<Record<Way, string>> = {
  pieces: say.refundsWhatWasPaidForEach,
  amount: say.refundsPartOfThePriceThe,
};

export function RefundDialog({ order, siteId, onClose }: OrderDialogProps): ReactNode {
  const [way, setWay] = useState<Way>('pieces');
  const ofPieces = useRefundOfPieces(order);
  const [typed, setTyped] = useState(0);
  const [reason, setReason] = useState('');
  const money = (minor: number) => formatMoney({ minor, currency: order.currency });
  const left = order.capturedMinor - order.refundedMinor - spentMinor(order);
  const isByAmount = way === 'amount';
  const amount = isByAmount ? typed : ofPieces.amount;
  const body = isByAmount
    ? { lines: [], amountMinor: typed, reason }
    : { lines: ofPieces.pieces.lines, shippingMinor: ofPieces.shippingMinor, reason };
  const sending = useRefund(siteId, order, body, onClose);
  const isManual = !['test', 'stripe', 'giftCard'].includes(order.provider);
  return (
    <FormDialog
      title={say.refund}
      description={WORDS[way]}
      action={amount > 0 ? fill(say.refundMoney, { money: money(amount) }) : say.refund}
      tone="danger"
      isIncomplete={amount <= 0 || (isByAmount ? amount > left : !ofPieces.pieces.isValid)}
      sending={sending}
      onClose={onClose}
    >
      <SpentCards order={order} />
      {order.subscriptionId !== null && <Notice tone="info">{say.refundingEndsNoSubscription}</Notice>}
      {isManual && <Notice tone="info">{say.notPaidThroughAPaymentService}</Notice>}
      <Segmented label={say.refundBy} value={way} options={WAYS} onChange={setWay} />
      {isByAmount ? (
        <AmountToRefund left={left} currency={order.currency} value={typed} onChange={setTyped} />
      ) : (
        <PiecesToRefund order={order} {...ofPieces} />
      )}
      <TextField
        label={say.reason}
        hint={say.onlyPeopleWhoWorkOnThe}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      <p className="strong right" aria-live="polite">
        {fill(say.moneyOfMoney2, { money: money(amount), money2: money(left) })}
      </p>
    </FormDialog>
  );
}

const spentMinor = ({ lines }: calls.Order): number => lines.reduce((sum, line) => sum + spentOf(line), 0);

/** What gift cards of the order have paid for elsewhere stays with the shop. */
function SpentCards({ order }: { readonly order: calls.Order }): ReactNode {
  const minor = spentMinor(order);
  if (minor === 0) return null;
  const money = formatMoney({ minor, currency: order.currency });
  return <Notice tone="info">{fill(say.moneyOfThisCardIsAlreadySpent, { money })}</Notice>;
}

interface AmountToRefundProps {
  readonly left: number;
  readonly currency: calls.Order['currency'];
  readonly value: number;
  readonly onChange: (minor: number) => void;
}

function AmountToRefund({ left, ...field }: AmountToRefundProps): ReactNode {
  const hint = fill(say.enterUpToMoney, { money: formatMoney({ minor: left, currency: field.currency }) });
  return (
    <>
      <div className="cluster">
        <Button size="small" onClick={() => field.onChange(Math.round(left / 2))}>
          {say.half}
        </Button>
        <Button size="small" onClick={() => field.onChange(left)}>
          {say.refundAll}
        </Button>
      </div>
      <AmountField label={say.amount2} hint={hint} {...field} />
    </>
  );
}

function useRefundOfPieces(order: calls.Order) {
  const pieces = usePieces(order.lines, leftOf, 'none');
  const [withDelivery, setWithDelivery] = useState(false);
  const deliveryLeft = order.shippingPaidMinor - order.shippingRefundedMinor;
  const shippingMinor = withDelivery ? deliveryLeft : 0;
  const shares = pieces.lines.map(({ id, quantity }) => {
    const line = order.lines.find((each) => each.id === id);
    return line ? (refundOfLine(line, quantity)?.amountMinor ?? 0) : 0;
  });
  const amount = shares.reduce((sum, each) => sum + each, shippingMinor);
  return { pieces, withDelivery, setWithDelivery, deliveryLeft, shippingMinor, amount };
}

function PiecesToRefund(
  props: { readonly order: calls.Order } & ReturnType<typeof useRefundOfPieces>,
): ReactNode {
  const { order, pieces, deliveryLeft, withDelivery, setWithDelivery } = props;
  const chooseAll = () => {
    pieces.chooseAll();
    setWithDelivery(deliveryLeft > 0);
  };
  const words = formatMoney({ minor: deliveryLeft, currency: order.currency });
  return (
    <>
      <Button size="small" onClick={chooseAll}>
        {say.refundAll}
      </Button>
      <PieceFields lines={order.lines} pieces={pieces} leftOf={leftOf} />
      {deliveryLeft > 0 && (
        <Switch
          label={fill(say.includeDeliveryWords, { words })}
          isOn={withDelivery}
          onChange={setWithDelivery}
        />
      )}
    </>
  );
}
