/** What a shop has sold in a period, beside the one before: sums, their course, best sellers, and what runs low. */

import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { type Period, periodBefore } from '#domain/locale/period.ts';
import { readSales, type Sales } from '#domain/store/aftercare/sales/calls.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { readOverview } from '#domain/tracking/calls.ts';
import { call } from '../../../api.ts';
import { useTimeZone } from '../../../fields/site-data.ts';
import { Figure, Figures } from '../../../figures/figure.tsx';
import { formatCount, formatDay, formatShare } from '../../../figures/format.ts';
import { readPeriodChoice, writePeriodChoice } from '../../../figures/period.ts';
import { PeriodPicker } from '../../../figures/period-picker.tsx';
import { todayIn } from '../../../figures/today.ts';
import { TrendChart } from '../../../figures/trend-chart.tsx';
import { fill } from '../../../fill.ts';
import { listed } from '../../../language.ts';
import { useMay, useSite } from '../../../session.ts';
import { NotRead } from '../../../ui/not-read.tsx';
import { EmptyState } from '../../../ui/notice.tsx';
import { Panel, Screen } from '../../../ui/page.tsx';
import { moneyWords } from './money.ts';
import { BestSellers, LowStock } from './products.tsx';
import styles from './screen.module.css';
import * as say from './words/en.ts';

const EVERY_MS = MINUTE_MS;

export function SalesScreen(): ReactNode {
  const { id: siteId, name } = useSite();
  const [terms, setTerms] = useSearchParams();
  const choice = readPeriodChoice(terms, todayIn(useTimeZone(siteId)));
  const { period } = choice;
  const found = useQuery({
    queryKey: ['sales', siteId, period],
    queryFn: ({ signal }) => call(readSales, { site: siteId, query: period }, { signal }),
    refetchInterval: EVERY_MS,
    placeholderData: (before) => before,
  });
  const sales = found.data;
  return (
    <Screen
      title={say.sales}
      width="wide"
      description={fill(say.whatNameHasSoldExcludesCancelled, { name })}
      actions={
        <PeriodPicker
          choice={choice}
          onChoose={(next) => setTerms(writePeriodChoice(next), { replace: true })}
        />
      }
    >
      <NotRead query={found} />
      {sales?.isFirst && <NothingYet siteId={siteId} testOrders={sales.testOrders} />}
      {sales && !sales.isFirst && <Overview siteId={siteId} sales={sales} period={period} />}
      {sales && (
        <div className={styles['panels']}>
          {!sales.isFirst && <BestSellers siteId={siteId} sales={sales} period={period} />}
          <LowStock siteId={siteId} lowStock={sales.lowStock} />
        </div>
      )}
    </Screen>
  );
}

function NothingYet({ siteId, testOrders }: { readonly siteId: string; readonly testOrders: number }) {
  const tried = testOrders > 0 && fill(say.testOrdersAreNotCounted, { count: testOrders });
  return (
    <EmptyState
      title={say.noSalesYet}
      picture={<ChartColumn size={32} />}
      action={<Link to={`/sites/${siteId}/settings/payments`}>{say.chooseHowBuyersPay}</Link>}
    >
      {say.yourFirstRealOrderAppearsHere} {tried}
    </EmptyState>
  );
}

/** Money for cards is owed until they are used. */
function GiftCards({ sales }: { readonly sales: Sales }): ReactNode {
  const { giftCardsSoldMinor, giftCardsPaidMinor, currency } = sales;
  if (giftCardsSoldMinor <= 0 && giftCardsPaidMinor <= 0) return null;
  const money = moneyWords(currency);
  return (
    <p>
      {fill(say.giftCardsSoldAndPaid, {
        sold: money.format(giftCardsSoldMinor),
        paid: money.format(giftCardsPaidMinor),
      })}
    </p>
  );
}

interface OverviewProps {
  readonly siteId: string;
  readonly sales: Sales;
  readonly period: Period;
}

const average = ({ soldMinor, orders }: Sales['totals']) =>
  orders === 0 ? 0 : Math.round(soldMinor / orders);

function Overview({ siteId, sales, period }: OverviewProps): ReactNode {
  const { totals, before, currency } = sales;
  const [metric, setMetric] = useState<'soldMinor' | 'orders'>('soldMinor');
  const money = moneyWords(currency);
  const isMoney = metric === 'soldMinor';
  const choice = (name: typeof metric) => ({ isChosen: metric === name, onChoose: () => setMetric(name) });
  const valuesOf = (steps: Sales['steps']) =>
    steps.map((step) => ({ at: step.at, value: isMoney ? money.whole(step.soldMinor) : step.orders }));
  return (
    <Panel>
      <Figures>
        <Figure
          label={say.sold}
          value={money.format(totals.soldMinor)}
          now={totals.soldMinor}
          before={before.soldMinor}
          choice={choice('soldMinor')}
        />
        <Figure
          label={say.orders}
          value={formatCount(totals.orders)}
          now={totals.orders}
          before={before.orders}
          choice={choice('orders')}
        />
        <Figure
          label={say.averageOrder}
          value={money.format(average(totals))}
          now={average(totals)}
          before={average(before)}
        />
        <Conversion siteId={siteId} sales={sales} period={period} />
        <Figure
          label={say.refunded}
          value={money.format(totals.refundedMinor)}
          now={totals.refundedMinor}
          before={before.refundedMinor}
          isLessBetter
        />
      </Figures>
      <TrendChart
        steps={valuesOf(sales.steps)}
        before={valuesOf(sales.stepsBefore)}
        words={isMoney ? say.sold2 : say.orders2}
        {...(isMoney && { format: money.formatWhole, formatTick: money.formatTick })}
      />
      <GiftCards sales={sales} />
      <Remarks sales={sales} period={period} />
    </Panel>
  );
}

/** How many of the visits ended with an order; only for those who may see who came. */
function Conversion({ siteId, sales, period }: OverviewProps): ReactNode {
  const may = useMay('config.reports');
  const { data } = useQuery({
    queryKey: ['visitors', siteId, 'overview', period],
    queryFn: ({ signal }) => call(readOverview, { site: siteId, query: period }, { signal }),
    enabled: may,
    placeholderData: (before) => before,
  });
  if (!data || data.totals.visits === 0) return null;
  const share = (orders: number, visits: number) => (visits === 0 ? 0 : orders / visits);
  const now = share(sales.totals.orders, data.totals.visits);
  return (
    <Figure
      label={say.ordersPerVisit}
      value={formatShare(now, 1)}
      title={fill(say.ordersOrdersVisitsVisits, {
        orders: formatCount(sales.totals.orders),
        visits: formatCount(data.totals.visits),
      })}
      now={now}
      before={share(sales.before.orders, data.before.visits)}
    />
  );
}

function Remarks({ sales, period }: Pick<OverviewProps, 'sales' | 'period'>): ReactNode {
  const { from, until } = periodBefore(period);
  const span =
    from === until
      ? formatDay(from)
      : fill(say.fromToUntil, { from: formatDay(from), until: formatDay(until) });
  const leftOut = [
    ...(sales.testOrders > 0 ? [fill(say.testordersTestOrders, { testOrders: sales.testOrders })] : []),
    ...(sales.otherCurrencies > 0
      ? [
          fill(say.othercurrenciesOrdersInAnotherCurrency, {
            otherCurrencies: sales.otherCurrencies,
          }),
        ]
      : []),
  ];
  return (
    <p className={`hint ${styles['note']}`}>
      {leftOut.length > 0
        ? fill(say.comparedWithSpanAmountsIncludeDelivery, {
            span,
            leftOut: listed(leftOut),
          })
        : fill(say.comparedWithSpanAmountsIncludeDeliveryAnd, { span })}
    </p>
  );
}
