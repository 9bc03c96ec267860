/** Packing slips as they are printed: a sheet for each order. */
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import * as calls from '#domain/store/orders/calls.ts';
import { call } from '../../api.ts';
import { Button } from '../../ui/button.tsx';
import { Failure } from '../../ui/notice.tsx';
import { useDocumentTitle } from '../../ui/page.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { useSender } from './letterhead.ts';
import { PackingSlip } from './packing-slip.tsx';
import styles from './print.module.css';
import * as say from './words/en.ts';

export function SlipsScreen(): ReactNode {
  const { site = '', orders = '' } = useParams();
  const found = useQueries({
    queries: orders.split(',').map((order) => ({
      queryKey: ['orders', site, 'one', order],
      queryFn: () => call(calls.readOne, { site, order }),
    })),
  });
  const sender = useSender(site);
  useDocumentTitle(say.packingSlips);
  const failed = found.find(({ error }) => error !== null) ?? sender.failed;
  const isWaiting = found.some(({ isPending }) => isPending) || !sender.lines;
  return (
    <main className={styles['desk']}>
      <h1 className="visually-hidden">{say.packingSlips}</h1>
      <div className={`cluster ${styles['bar']}`}>
        <Link to={`/sites/${site}/orders`}>{say.backToOrders}</Link>
        {!isWaiting && !failed && <Button onClick={() => window.print()}>{say.print}</Button>}
      </div>
      {failed?.error && <Failure error={failed.error} onRetry={() => void failed.refetch()} />}
      {isWaiting && !failed && <Loading />}
      {found.map(
        ({ data }) =>
          data &&
          sender.lines && <PackingSlip key={data.id} order={data} siteId={site} sender={sender.lines} />,
      )}
    </main>
  );
}
