/** What goes into a parcel: who sends what to whom, and no prices, since it may be a gift. */
import type { ReactNode } from 'react';
import { ownSku } from '#domain/store/catalogue/sku.ts';
import type * as calls from '#domain/store/orders/calls.ts';
import { orderName } from '#domain/store/orders/order-number.ts';
import { writtenTexts } from '#domain/store/settings/order-texts.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import styles from './print.module.css';

interface SlipProps {
  readonly order: calls.Order;
  readonly siteId: string;
  /** Name and address of the shop, a line each. */
  readonly sender: readonly string[];
}

interface PackedLine {
  readonly line: calls.Order['lines'][number];
  readonly pieces: number;
}

export function PackingSlip({ order, siteId, sender }: SlipProps): ReactNode {
  const packed = packedOf(order);
  return (
    <article className={styles['sheet']} aria-label={`Packing slip of order ${orderName(order.number)}`}>
      <SlipHead order={order} siteId={siteId} />
      <div className={styles['parties']}>
        <div>
          <div className={styles['label']}>From</div>
          <address>{sender.join('\n')}</address>
        </div>
        <div>
          <div className={styles['label']}>To</div>
          <address>{order.address ? order.addressLines.join('\n') : order.name}</address>
        </div>
        {order.delivery && (
          <div>
            <div className={styles['label']}>{order.isPickup ? 'Pickup' : 'Delivery'}</div>
            <div>{order.delivery}</div>
          </div>
        )}
      </div>
      <PackedTable packed={packed} />
      {writtenTexts(order).map(({ name, slip, words }) => (
        <SlipNote key={name} title={slip} text={words} />
      ))}
      {order.note !== '' && <SlipNote title="Buyer’s note" text={order.note} />}
    </article>
  );
}

function SlipHead({ order, siteId }: Omit<SlipProps, 'sender'>): ReactNode {
  const timeZone = useTimeZone(siteId);
  const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeZone });
  return (
    <header className={`split loose ${styles['head']}`}>
      <div>
        <h2>Packing slip</h2>
        {order.isTest && <p className={styles['test']}>Test, nothing was bought. Do not send.</p>}
        <div>
          Order {orderName(order.number)} of {day.format(order.placedAt)}
        </div>
      </div>
    </header>
  );
}

function PackedTable({ packed }: { readonly packed: readonly PackedLine[] }): ReactNode {
  // A column of nothing helps nobody who packs.
  const hasSku = packed.some(({ line }) => ownSku(line.sku) !== '');
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">What</th>
          {hasSku && <th scope="col">SKU</th>}
          <th scope="col" className={styles['number']}>
            Pieces
          </th>
        </tr>
      </thead>
      <tbody>
        {packed.map(({ line, pieces }) => (
          <tr key={line.id}>
            <td>
              {line.title}
              {line.optionText && <div className={styles['detail']}>{line.optionText}</div>}
            </td>
            {hasSku && <td>{ownSku(line.sku)}</td>}
            <td className={styles['number']}>
              {pieces === line.quantity ? pieces : `${pieces} of ${line.quantity}`}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles['total']}>
          <th scope="row" colSpan={hasSku ? 2 : 1}>
            Units in this parcel
          </th>
          <td className={styles['number']}>{packed.reduce((sum, { pieces }) => sum + pieces, 0)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function SlipNote({ title, text }: { readonly title: string; readonly text: string }): ReactNode {
  return (
    <section className={styles['gift']}>
      <h3>{title}</h3>
      <p>{text}</p>
    </section>
  );
}

/** What is still to be sent; where nothing is, what has been sent, for a slip that is printed once more. */
function packedOf({ lines }: calls.Order): PackedLine[] {
  const isAllSent = lines.every(({ toFulfil }) => toFulfil === 0);
  return lines
    .map((line) => ({ line, pieces: isAllSent ? line.fulfilledQuantity : line.toFulfil }))
    .filter(({ pieces }) => pieces > 0);
}
