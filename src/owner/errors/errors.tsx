/** What went wrong in visitors' browsers: the same of it as one row, with how often, where and in which browsers. */

import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as errors from '#domain/errors/calls.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { useSite } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Screen } from '../ui/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { useAction } from '../ui/use-action.ts';
import { ErrorDetails } from './error-details.tsx';
import styles from './errors.module.css';
import * as say from './words/en.ts';

const EMPTY: Readonly<Record<errors.GroupState, { readonly title: string; readonly words: string }>> = {
  open: {
    title: say.noErrors,
    words: say.whenAPageFailsInA,
  },
  resolved: {
    title: say.noResolvedErrors,
    words: say.errorsYouResolveAppearHereThey,
  },
  ignored: {
    title: say.noIgnoredErrors,
    words: say.errorsYouIgnoreAreStillCounted,
  },
};

const DONE: Readonly<Record<errors.GroupState, string>> = {
  open: say.errorReopened,
  resolved: say.errorResolvedItReopensIfIt,
  ignored: say.errorIgnored,
};

const MOVES: Readonly<Record<errors.GroupState, readonly (readonly [errors.GroupState, string])[]>> = {
  open: [
    ['resolved', say.resolve],
    ['ignored', say.ignore],
  ],
  resolved: [['open', say.reopen]],
  ignored: [['open', say.reopen]],
};

const WHEN = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
const NUMBER = new Intl.NumberFormat(LOCALE);

const COLUMNS: readonly Column<errors.ErrorGroup>[] = [
  {
    title: say.error,
    kind: 'name',
    cell: ({ message }) => <span className={`clamp ${styles['message']}`}>{message}</span>,
  },
  { title: say.page, cell: pageOf },
  {
    title: say.lastSeen,
    kind: 'date',
    cell: ({ lastAt }) => <time dateTime={new Date(lastAt).toISOString()}>{WHEN.format(lastAt)}</time>,
    sortBy: ({ lastAt }) => lastAt,
  },
  {
    title: say.status,
    cell: ({ hasReturned }) => hasReturned && <Badge tone="warning">{say.reopened}</Badge>,
  },
  {
    title: say.times,
    kind: 'number',
    cell: ({ count }) => NUMBER.format(count),
    unit: ({ count }) => fill(say.times2, { count }),
    sortBy: ({ count }) => count,
  },
];

function pageOf({ pages }: errors.ErrorGroup): string {
  const [page = '/', ...others] = Object.keys(pages);
  return others.length > 0 ? fill(say.pageAndCountMore, { page, count: others.length }) : page;
}

export function Errors(): ReactNode {
  const site = useSite();
  const [state, setState] = useState<errors.GroupState>('open');
  const [openId, setOpenId] = useState<string>();
  const list = useQuery({
    queryKey: ['errors', site.id, state],
    queryFn: ({ signal }) => call(errors.readList, { site: site.id, query: { state } }, { signal }),
  });
  const sort = useAction(
    ({ id, to }: { id: string; to: errors.GroupState }) =>
      call(errors.sort, { site: site.id, group: id, body: { state: to } }),
    { said: (_answer, { to }) => DONE[to], reads: ['errors', site.id] },
  );
  const maySort = site.permissions.includes('config.settings');
  const totals = list.data?.totals;
  const option = (label: string, value: errors.GroupState) => ({
    value,
    label,
    ...(totals?.[value] ? { count: <Badge>{totals[value]}</Badge> } : {}),
  });
  return (
    <Screen title={say.errors} description={say.errorsInVisitorsBrowsersInThe}>
      <div className="after">
        <Segmented
          label={say.status}
          value={state}
          options={[
            option(say.open, 'open'),
            option(say.resolved, 'resolved'),
            option(say.ignored, 'ignored'),
          ]}
          onChange={(chosen) => {
            setState(chosen);
            setOpenId(undefined);
          }}
        />
      </div>
      <Listing
        key={state}
        label={say.errors}
        query={list}
        rows={list.data?.groups}
        idOf={({ id }) => id}
        columns={COLUMNS}
        open={({ id }) =>
          () =>
            setOpenId(id === openId ? undefined : id)
          }
        detail={(group) =>
          group.id === openId && (
            <ErrorDetails group={group}>
              {maySort &&
                MOVES[group.state].map(([to, label]) => (
                  <Button key={to} onClick={() => sort.mutate({ id: group.id, to })}>
                    {label}
                  </Button>
                ))}
            </ErrorDetails>
          )
        }
        empty={{
          title: EMPTY[state].title,
          picture: <CircleCheck size={32} />,
          children: EMPTY[state].words,
        }}
      />
    </Screen>
  );
}
