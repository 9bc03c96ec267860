/** What an order has, and how it is delivered, is changed before anything of it is sent. */

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '#domain/money/format-money.ts';
import type { Order } from '#domain/store/orders/calls.ts';
import * as calls from '#domain/store/orders/calls-edit.ts';
import { fewestPieces } from '#domain/store/orders/left-to-fulfil.ts';
import { call } from '../../api.ts';
import { fill } from '../../fill.ts';
import { useMailWords } from '../../no-mail-server.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';
import { Switch } from '../../ui/switch.tsx';
import { type AddedPieces, AddPieces } from './add-pieces.tsx';
import type { OrderDialogProps } from './cancel-dialog.tsx';
import styles from './orders.module.css';
import { useOrderChange } from './use-orders.ts';
import * as say from './words/en.ts';

export function EditDialog({ order, siteId, onClose }: OrderDialogProps): ReactNode {
  const change = useChange(order);
  const [reason, setReason] = useState('');
  const [isMailed, setIsMailed] = useState(true);
  const withMail = useMailWords();
  const quote = useQuery({
    queryKey: ['orders', siteId, 'quote', order.id, order.edits, change.wanted],
    queryFn: ({ signal }) =>
      call(calls.quoteEdit, { site: siteId, order: order.id, body: change.wanted }, { signal }),
    enabled: change.areNumbers,
    placeholderData: keepPreviousData,
  });
  const sending = useOrderChange(siteId, {
    run: () =>
      call(calls.edit, {
        site: siteId,
        order: order.id,
        body: { ...change.wanted, edits: order.edits, reason, isMailed },
      }),
    said: isMailed ? withMail(say.orderChanged) : say.orderChanged,
    onDone: onClose,
  });
  const isReckoned = change.areNumbers && !quote.isPlaceholderData && quote.data?.problem === null;
  return (
    <FormDialog
      title={say.editOrder}
      description={say.unitsKeepThePriceAtWhich}
      action={say.saveChanges}
      isIncomplete={!isReckoned || !change.isAny}
      sending={sending}
      onClose={onClose}
    >
      <div className={styles['pieces']}>
        {order.lines.map((line) => (
          <PiecesOf
            key={line.id}
            line={line}
            value={change.texts[line.id] ?? ''}
            onChange={(text) => change.setText(line.id, text)}
          />
        ))}
      </div>
      <AddPieces order={order} siteId={siteId} added={change.added} onChange={change.setAdded} />
      <DeliveryField
        order={order}
        quote={quote.data}
        value={change.deliveryId}
        onChange={change.setDeliveryId}
      />
      {quote.error && <Failure error={quote.error} onRetry={() => void quote.refetch()} />}
      {!change.areNumbers && <Notice tone="warning">{say.enterWholeNumbersFrom0For}</Notice>}
      {change.areNumbers && quote.data?.problem && <Notice tone="warning">{quote.data.problem}</Notice>}
      <TextField
        label={say.reason}
        hint={say.onlyPeopleWhoWorkOnThe}
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
      <Switch label={say.emailTheBuyer} isOn={isMailed} onChange={setIsMailed} />
      <p className="strong right" aria-live="polite">
        {totalText(order, quote.data ?? order)}
      </p>
    </FormDialog>
  );
}

/** What is typed and chosen, and what it asks of the server. */
function useChange(order: Order) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(order.lines.map(({ id, quantity }) => [id, String(quantity)])),
  );
  const [added, setAdded] = useState<readonly AddedPieces[]>([]);
  const [deliveryId, setDeliveryId] = useState(order.deliveryId ?? '');
  const pieces = order.lines.map(({ id }) => ({ id, quantity: Number(texts[id] || '0') }));
  const lines = pieces.filter(
    ({ id, quantity }) => order.lines.find((line) => line.id === id)?.quantity !== quantity,
  );
  const news = added.map(({ variant, text }) => ({
    variantId: variant.variantId,
    quantity: Number(text || '0'),
  }));
  const isOtherDelivery = deliveryId !== (order.deliveryId ?? '');
  return {
    texts,
    added,
    deliveryId,
    setAdded,
    setDeliveryId,
    setText: (id: string, text: string) => setTexts((before) => ({ ...before, [id]: text })),
    wanted: { lines, added: news, ...(isOtherDelivery && { deliveryId }) },
    isAny: lines.length + news.length > 0 || isOtherDelivery,
    areNumbers:
      pieces.every(({ quantity }) => isCount(quantity, 0)) &&
      news.every(({ quantity }) => isCount(quantity, 1)),
  };
}

function isCount(quantity: number, least: number): boolean {
  return Number.isInteger(quantity) && quantity >= least && quantity <= calls.MAX_PIECES;
}

interface DeliveryFieldProps {
  readonly order: Order;
  readonly quote: calls.OrderEditQuote | undefined;
  readonly value: string;
  readonly onChange: (id: string) => void;
}

function DeliveryField({ order, quote, value, onChange }: DeliveryFieldProps): ReactNode {
  const others = (quote?.deliveries ?? []).filter(({ id }) => id !== order.deliveryId);
  if (!order.needsDelivery || others.length === 0) return null;
  const money = (minor: number) => formatMoney({ minor, currency: order.currency });
  const isReckonedAgain = value === (order.deliveryId ?? '') && quote?.shippingMinor !== order.shippingMinor;
  const words = isReckonedAgain ? say.nameForTheseProducts : say.nameUnchanged;
  const agreed = { value: order.deliveryId ?? '', label: fill(words, { name: order.delivery ?? say.none }) };
  return (
    <SelectField
      label={say.delivery}
      hint={say.aNewDeliveryMethodUsesTodays}
      value={value}
      options={[
        agreed,
        ...others.map(({ id, name, priceMinor }) => ({ value: id, label: `${name}: ${money(priceMinor)}` })),
      ]}
      onChange={onChange}
    />
  );
}

function totalText(
  { currency, totalMinor: before, shippingMinor: deliveryBefore }: Order,
  {
    totalMinor,
    shippingMinor,
    dueMinor: due,
  }: Pick<calls.OrderEditQuote, 'totalMinor' | 'shippingMinor' | 'dueMinor'>,
): string {
  const money = (minor: number) => formatMoney({ minor, currency });
  const delivery =
    shippingMinor === deliveryBefore
      ? ''
      : `${fill(say.deliveryMoneyBeforeMoney2, { money: money(shippingMinor), money2: money(deliveryBefore) })} `;
  const sum =
    totalMinor === before
      ? fill(say.totalMoney, { money: money(totalMinor) })
      : fill(say.totalMoneyBeforeMoney2, { money: money(totalMinor), money2: money(before) });
  const total = delivery + sum;
  if (due > 0) return fill(say.totalDueMoney, { total, money: money(due) });
  return due < 0 ? fill(say.totalToBeRefundedMoney, { total, money: money(-due) }) : total;
}

interface PiecesOfProps {
  readonly line: Order['lines'][number];
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function PiecesOf({ line, value, onChange }: PiecesOfProps): ReactNode {
  const name = line.optionText === '' ? line.title : `${line.title}, ${line.optionText}`;
  return (
    <>
      <span className={styles['words']}>{fill(say.nameNowQuantity, { name, quantity: line.quantity })}</span>
      <TextField
        label={fill(say.quantityOfName, { name })}
        isLabelHidden
        type="number"
        min={fewestPieces(line)}
        max={calls.MAX_PIECES}
        value={value}
        onChange={onChange}
      />
    </>
  );
}
