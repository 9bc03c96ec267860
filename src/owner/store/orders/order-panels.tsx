/** What was bought, and who bought it. */
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatMoney } from '#domain/money/format-money.ts';
import { taxLabel } from '#domain/store/cart/order-sums.ts';
import { ownSku } from '#domain/store/catalogue/sku.ts';
import type { Order } from '#domain/store/orders/calls.ts';
import { countryName } from '#domain/store/settings/country-name.ts';
import { EVIDENCE_WORDS, evidenceLines } from '#domain/store/settings/location-evidence.ts';
import { writtenTexts } from '#domain/store/settings/order-texts.ts';
import { methodLabel } from '#domain/store/settings/payment-methods.ts';
import { useMe } from '../../session.ts';
import { type Fact, Facts } from '../../ui/facts.tsx';
import { Panel } from '../../ui/page.tsx';
import styles from './orders.module.css';

interface OrderProps {
  readonly order: Order;
}

export function LinesPanel({ order }: OrderProps): ReactNode {
  const money = (minor: number) => formatMoney({ minor, currency: order.currency });
  const sums: Fact[] = [
    ['Subtotal', money(order.subtotalMinor)],
    ...(order.discountMinor > 0 ? [[discountLabel(order), `−${money(order.discountMinor)}`] as const] : []),
    ...(order.needsDelivery ? [['Delivery', money(order.shippingMinor)] as const] : []),
    ...(order.taxMinor > 0 ? [[taxLabel(order.areTaxesIncluded), money(order.taxMinor)] as const] : []),
    ['Total', <b key="total">{money(order.totalMinor)}</b>],
    ['Paid', money(order.capturedMinor)],
    ...(order.refundedMinor > 0 ? [['Refunded', money(order.refundedMinor)] as const] : []),
    ...(order.dueMinor > 0 ? [['Due', <b key="due">{money(order.dueMinor)}</b>] as const] : []),
    ...(order.dueMinor < 0 ? [['Overpaid', <b key="due">{money(-order.dueMinor)}</b>] as const] : []),
  ];
  return (
    <Panel title="Bought">
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
  return names.length === 0 ? 'Discount' : `Discount (${names.join(', ')})`;
}

function detailOf(line: Order['lines'][number], money: (minor: number) => string): string {
  const parts = [
    line.optionText,
    ownSku(line.sku),
    line.fulfilledQuantity > 0 ? `${line.fulfilledQuantity} fulfilled` : '',
    line.discountMinor > 0 ? `${money(line.discountMinor)} off` : '',
    line.refundedQuantity > 0 ? `${line.refundedQuantity} refunded` : '',
    line.refundedMinor > 0 && line.refundedQuantity === 0 ? `${money(line.refundedMinor)} refunded` : '',
  ];
  return parts.filter((part) => part !== '').join(' · ');
}

export function BuyerPanel({ order }: OrderProps): ReactNode {
  const facts: Fact[] = [
    ['Name', order.name || 'Erased'],
    ...(order.email
      ? [
          [
            'Email',
            <a key="email" href={`mailto:${order.email}`}>
              {order.email}
            </a>,
          ] as const,
        ]
      : []),
    ...(order.phone ? [['Phone', order.phone] as const] : []),
    ...(order.vatNumber === null
      ? []
      : [['VAT number', `${order.vatNumber}${order.isReverseCharge ? ' (reverse charge)' : ''}`] as const]),
    ['Payment', methodLabel(order.provider)],
    ...(order.delivery === null ? [] : [['Delivery', order.delivery] as const]),
    ...(order.collectedIn ? [['Taxed in', countryName(order.collectedIn)] as const] : []),
  ];
  return (
    <div>
      <Panel title="Buyer">
        <Facts facts={facts} />
      </Panel>
      {order.needsDelivery && order.address && (
        <Panel title="Address">
          <address className={styles['address']}>{order.addressLines.join('\n')}</address>
        </Panel>
      )}
      {order.buyerLocation && (
        <Panel title="Buyer’s location" description={EVIDENCE_WORDS[order.buyerLocation.state]}>
          <ul>
            {evidenceLines(order.buyerLocation.pieces).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Panel>
      )}
      {order.note !== '' && (
        <Panel title="Buyer’s note">
          <p className={styles['words']}>{order.note}</p>
        </Panel>
      )}
      {writtenTexts(order).map(({ name, owner, words }) => (
        <Panel key={name} {...owner}>
          <p className={styles['words']}>{words}</p>
        </Panel>
      ))}
      <MailsToBuyer order={order} />
      <Panel title="For the buyer" description="Anyone with this link can see the order.">
        <a href={order.statusUrl} target="_blank" rel="noreferrer">
          Order page
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
    <Panel title="Mails">
      <Link to={`/outbox?about=${order.id}`}>Order emails</Link>
    </Panel>
  );
}
