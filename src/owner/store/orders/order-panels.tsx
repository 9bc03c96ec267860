/** What was bought, and who bought it. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#domain/money/format-money.ts';
import { taxLabel } from '#domain/store/cart/order-sums.ts';
import { ownSku } from '#domain/store/catalogue/sku.ts';
import type { Order } from '#domain/store/orders/calls.ts';
import { countryName } from '#domain/store/settings/country-name.ts';
import { writtenTexts } from '#domain/store/settings/order-texts.ts';
import { fill } from '../../fill.ts';
import { LANGUAGE } from '../../language.ts';
import { useMe } from '../../session.ts';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/page.tsx';
import { EVIDENCE_WORDS, evidenceLines } from './evidence-words.ts';
import { methodLabel } from './method-words.ts';
import styles from './orders.module.css';
import * as say from './words/en.ts';

interface OrderProps {
  readonly order: Order;
}

export function LinesPanel({ order }: OrderProps): ReactNode {
  const money = (minor: number) => formatMoney({ minor, currency: order.currency });
  const sums: Fact[] = [
    [say.subtotal, money(order.subtotalMinor)],
    ...(order.discountMinor > 0 ? [[discountLabel(order), `−${money(order.discountMinor)}`] as const] : []),
    ...(order.needsDelivery ? [[say.delivery, money(order.shippingMinor)] as const] : []),
    ...(order.taxMinor > 0 ? [[taxLabel(order.areTaxesIncluded), money(order.taxMinor)] as const] : []),
    [say.total, <b key="total">{money(order.totalMinor)}</b>],
    [say.paid2, money(order.capturedMinor)],
    ...(order.refundedMinor > 0 ? [[say.refunded, money(order.refundedMinor)] as const] : []),
    ...(order.dueMinor > 0 ? [[say.due, <b key="due">{money(order.dueMinor)}</b>] as const] : []),
    ...(order.dueMinor < 0 ? [[say.overpaid, <b key="due">{money(-order.dueMinor)}</b>] as const] : []),
  ];
  return (
    <Panel title={say.bought}>
      <ul className="stack snug">
        {order.lines
          .filter(({ quantity }) => quantity > 0)
          .map((line) => (
            <li key={line.id} className={`lined words ${styles['line']}`}>
              <span>
                {line.quantity} × {line.title}
              </span>
              <span className="ink right">{money(line.unitPriceMinor * line.quantity)}</span>
              <span className={`hint ${styles['detail']}`}>{detailOf(line, money)}</span>
            </li>
          ))}
      </ul>
      <div className={styles['sums']}>
        <Facts facts={sums} />
      </div>
    </Panel>
  );
}

/** Coupons by what was typed. */
function discountLabel({ discounts }: Order): string {
  const names = discounts.map(({ title, code }) => code || title);
  return names.length === 0 ? say.discount : fill(say.discountNames, { names: names.join(', ') });
}

function detailOf(line: Order['lines'][number], money: (minor: number) => string): string {
  const parts = [
    line.optionText,
    ownSku(line.sku),
    line.fulfilledQuantity > 0
      ? fill(say.fulfilledquantityFulfilled, { fulfilledQuantity: line.fulfilledQuantity })
      : '',
    line.discountMinor > 0 ? fill(say.moneyOff, { money: money(line.discountMinor) }) : '',
    line.refundedQuantity > 0
      ? fill(say.refundedquantityRefunded, { refundedQuantity: line.refundedQuantity })
      : '',
    line.refundedMinor > 0 && line.refundedQuantity === 0
      ? fill(say.moneyRefunded, { money: money(line.refundedMinor) })
      : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

export function BuyerPanel({ order }: OrderProps): ReactNode {
  const facts: Fact[] = [
    [say.name, order.name || say.erased],
    ...(order.email
      ? [
          [
            say.email,
            <a key="email" href={`mailto:${order.email}`}>
              {order.email}
            </a>,
          ] as const,
        ]
      : []),
    ...(order.phone ? [[say.phone, order.phone] as const] : []),
    ...(order.vatNumber === null
      ? []
      : [
          [
            say.vatNumber,
            `${order.vatNumber}${order.isReverseCharge ? ` ${say.reverseCharge}` : ''}`,
          ] as const,
        ]),
    [say.payment, methodLabel(order.provider)],
    ...(order.delivery === null ? [] : [[say.delivery, order.delivery] as const]),
    ...(order.collectedIn ? [[say.taxedIn, countryName(order.collectedIn, LANGUAGE)] as const] : []),
  ];
  return (
    <div>
      <Panel title={say.buyer}>
        <Facts facts={facts} />
      </Panel>
      {order.needsDelivery && order.address && (
        <Panel title={say.address}>
          <address className={styles['address']}>{order.addressLines.join('\n')}</address>
        </Panel>
      )}
      {order.buyerLocation && (
        <Panel title={say.buyersLocation} description={EVIDENCE_WORDS[order.buyerLocation.state]}>
          <ul>
            {evidenceLines(order.buyerLocation.pieces).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Panel>
      )}
      {order.note !== '' && (
        <Panel title={say.buyersNote}>
          <p className={styles['words']}>{order.note}</p>
        </Panel>
      )}
      {writtenTexts(order).map(({ name, owner, words }) => (
        <Panel key={name} {...owner}>
          <p className={styles['words']}>{words}</p>
        </Panel>
      ))}
      <MailsToBuyer order={order} />
      <Panel title={say.forTheBuyer} description={say.anyoneWithThisLinkCanSee}>
        <a href={order.statusUrl} target="_blank" rel="noreferrer">
          {say.orderPage}
        </a>
      </Panel>
    </div>
  );
}

/** Mails can open accounts: only the owner of the installation reads them. */
function MailsToBuyer({ order }: OrderProps): ReactNode {
  const { data: me } = useMe();
  if (!me?.isOwner) return null;
  return (
    <Panel title={say.mails}>
      <Link to={`/outbox?about=${order.id}`}>{say.orderEmails}</Link>
    </Panel>
  );
}
