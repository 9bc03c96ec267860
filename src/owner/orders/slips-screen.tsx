/** What goes into parcels: a sheet for each order, with what is in it and where it goes, and no prices. */
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import * as calls from '#domain/orders/calls.ts';
import { orderName } from '#domain/store/order-number.ts';
import { call } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/notice.tsx';
import { useDocumentTitle } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import styles from './print.module.css';

export function SlipsScreen(): ReactNode {
  const { site = '', orders = '' } = useParams();
  const found = useQueries({
    queries: orders.split(',').map((order) => ({
      queryKey: ['orders', site, 'one', order],
      queryFn: () => call(calls.readOne, { site, order }),
    })),
  });
  useDocumentTitle('Packing slips');
  const failed = found.find(({ error }) => error !== null);
  const isWaiting = found.some(({ isPending }) => isPending);
  return (
    <main className={styles['desk']}>
      <h1 className="visually-hidden">Packing slips</h1>
      <div className={styles['bar']}>
        <Link to={`/sites/${site}/orders`}>Back to the orders</Link>
        {!isWaiting && !failed && <Button onClick={() => window.print()}>Print</Button>}
      </div>
      {failed?.error && <Failure error={failed.error} onRetry={() => void failed.refetch()} />}
      {isWaiting && <Loading />}
      {found.map(({ data }) => data && <Slip key={data.id} order={data} />)}
    </main>
  );
}

function Slip({ order }: { readonly order: calls.Order }): ReactNode {
  const left = order.lines.filter((line) => line.quantity > line.fulfilledQuantity);
  const lines = left.length > 0 ? left : order.lines.filter(({ quantity }) => quantity > 0);
  return (
    <article className={styles['sheet']}>
      <header className={styles['head']}>
        <div>
          <h2>Order {orderName(order.number)}</h2>
          {order.delivery && <div>{order.delivery}</div>}
        </div>
        <address>{order.address ? order.addressLines.join('\n') : order.name}</address>
      </header>
      <table>
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col">Number</th>
            <th scope="col" className={styles['number']}>
              Pieces
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td>
                {line.title}
                {line.optionText && ` (${line.optionText})`}
              </td>
              <td>{line.sku}</td>
              <td className={styles['number']}>
                {left.length > 0 ? line.quantity - line.fulfilledQuantity : line.quantity}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.giftNote !== '' && (
        <section className={styles['gift']}>
          <h3>A note for you</h3>
          <p>{order.giftNote}</p>
        </section>
      )}
      {order.note !== '' && <p className={styles['words']}>{order.note}</p>}
    </article>
  );
}
