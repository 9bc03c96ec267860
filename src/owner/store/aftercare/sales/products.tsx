/** What sells best, and what is about to be sold out. */
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Period } from '#domain/locale/period.ts';
import { type LowStock as Low, readTable, type Sales } from '#domain/store/aftercare/sales/calls.ts';
import { addressOf } from '../../../api.ts';
import { formatCount } from '../../../figures/format.ts';
import { fill } from '../../../fill.ts';
import { rich } from '../../../rich.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Panel } from '../../../ui/page.tsx';
import { moneyWords } from './money.ts';
import styles from './screen.module.css';
import * as say from './words/en.ts';

interface BestSellersProps {
  readonly siteId: string;
  readonly sales: Sales;
  readonly period: Period;
}

export function BestSellers({ siteId, sales, period }: BestSellersProps): ReactNode {
  const { products, currency } = sales;
  const money = moneyWords(currency);
  const most = Math.max(1, ...products.map(({ soldMinor }) => soldMinor));
  return (
    <Panel title={say.bestSellers}>
      {products.length === 0 ? (
        <p className={`hint ${styles['nothing']}`}>{say.noSalesInThisPeriod}</p>
      ) : (
        <>
          <table className={styles['values']}>
            <thead>
              <tr>
                <th scope="col">{say.product}</th>
                <th scope="col">{say.units}</th>
                <th scope="col">{say.sold}</th>
              </tr>
            </thead>
            <tbody>
              {products.map(({ productId, title, pieces, soldMinor }) => (
                <tr key={productId}>
                  <th scope="row">
                    <span className="bar" style={{ width: `${(100 * Math.max(0, soldMinor)) / most}%` }} />
                    <Link
                      to={`/sites/${siteId}/products/${productId}`}
                      className={`anchor block plain clip ${styles['name']}`}
                    >
                      {title}
                    </Link>
                  </th>
                  <td>{formatCount(pieces)}</td>
                  <td>{money.format(soldMinor)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={`cluster loose ${styles['downloads']}`}>
            <Table siteId={siteId} period={period} by="product" label={say.allProducts} />
            <Table siteId={siteId} period={period} by="day" label={say.byDay} />
          </p>
        </>
      )}
    </Panel>
  );
}

interface TableProps {
  readonly siteId: string;
  readonly period: Period;
  readonly by: 'day' | 'product';
  readonly label: string;
}

function Table({ siteId, period, by, label }: TableProps): ReactNode {
  return (
    <a
      href={addressOf(readTable, { site: siteId, query: { ...period, by } })}
      className={`inline plain tight small accent ${styles['download']}`}
    >
      <Download size={14} aria-hidden="true" />
      {fill(say.labelCsv, { label })}
    </a>
  );
}

export function LowStock({
  siteId,
  lowStock,
}: {
  readonly siteId: string;
  readonly lowStock: readonly Low[];
}): ReactNode {
  return (
    <Panel title={say.runningLow}>
      {lowStock.length === 0 ? (
        <p className={`hint ${styles['nothing']}`}>
          {rich(say.nothingIsRunningLowSetThe, {
            link: (inside) => <Link to={`/sites/${siteId}/settings/store`}>{inside}</Link>,
          })}
        </p>
      ) : (
        <ul className={`stack snug ${styles['low']}`}>
          {lowStock.map(({ productId, title, optionText, stock }) => (
            <li key={`${productId} ${optionText}`}>
              <Link to={`/sites/${siteId}/products/${productId}`}>
                {title}
                {optionText !== '' && <span className="muted"> {optionText}</span>}
              </Link>
              {stock <= 0 ? (
                <Badge tone="danger">{say.soldOut}</Badge>
              ) : (
                <Badge tone="warning">{fill(say.stockLeft, { stock: formatCount(stock) })}</Badge>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
