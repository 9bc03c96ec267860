/** What goes into a parcel: who sends what to whom, and no prices, since it may be a gift. */

import type { ReactNode } from 'react';
import { ownSku } from '#domain/store/catalogue/sku.ts';
import type * as calls from '#domain/store/orders/calls.ts';
import { orderName } from '#domain/store/orders/order-number.ts';
import { writtenTexts } from '#domain/store/settings/order-texts.ts';
import { useTimeZone } from '../../fields/site-data.ts';
import { fill } from '../../fill.ts';
import { LOCALE } from '../../language.ts';
import styles from './print.module.css';
import * as say from './words/en.ts';

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
    <article
      className={styles['sheet']}
      aria-label={fill(say.packingSlipOfOrderOrdername, { orderName: orderName(order.number) })}
    >
      <SlipHead order={order} siteId={siteId} />
      <div className={styles['parties']}>
        <div>
          <div className={styles['label']}>{say.from}</div>
          <address>{sender.join('\n')}</address>
        </div>
        <div>
          <div className={styles['label']}>{say.to}</div>
          <address>{order.address ? order.addressLines.join('\n') : order.name}</address>
        </div>
        {order.delivery && (
          <div>
            <div className={styles['label']}>{order.isPickup ? say.pickup : say.delivery}</div>
            <div>{order.delivery}</div>
          </div>
        )}
      </div>
      <PackedTable packed={packed} />
      {writtenTexts(order).map(({ name, slip, words }) => (
        <SlipNote key={name} title={slip} text={words} />
      ))}
      {order.note !== '' && <SlipNote title={say.buyersNote} text={order.note} />}
    </article>
  );
}

function SlipHead({ order, siteId }: Omit<SlipProps, 'sender'>): ReactNode {
  const timeZone = useTimeZone(siteId);
  const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeZone });
  return (
    <header className={`split loose ${styles['head']}`}>
      <div>
        <h2>{say.packingSlip}</h2>
        {order.isTest && <p className={styles['test']}>{say.testNothingWasBoughtDoNot}</p>}
        <div>
          {fill(say.orderOrdernameOfPlacedat, {
            orderName: orderName(order.number),
            placedAt: day.format(order.placedAt),
          })}
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
          <th scope="col">{say.what}</th>
          {hasSku && <th scope="col">{say.sku}</th>}
          <th scope="col" className={styles['number']}>
            {say.pieces}
          </th>
        </tr>
      </thead>
      <tbody>
        {packed.map(({ line, pieces }) => (
          <tr key={line.id}>
            <th scope="row">
              {line.title}
              {line.optionText && <div className={styles['detail']}>{line.optionText}</div>}
            </th>
            {hasSku && <td>{ownSku(line.sku)}</td>}
            <td className={styles['number']}>
              {pieces === line.quantity
                ? pieces
                : fill(say.piecesOfQuantity, { pieces, quantity: line.quantity })}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className={styles['total']}>
          <th scope="row" colSpan={hasSku ? 2 : 1}>
            {say.unitsInThisParcel}
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
