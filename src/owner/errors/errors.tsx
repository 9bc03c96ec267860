/** What went wrong in visitors' browsers: the same of it as one line, with how often, where and in which browsers. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import * as errors from '#domain/errors/calls.ts';
import { call } from '../api.ts';
import { useSite } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { Panel, Screen } from '../ui/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { showError, showToast } from '../ui/toasts.tsx';
import { ErrorLine } from './error-line.tsx';

const EMPTY: Readonly<Record<errors.GroupState, { readonly title: string; readonly words: string }>> = {
  open: {
    title: 'Nothing has gone wrong',
    words:
      'When a page fails in a visitor’s browser, it is noted here: what, where and how often. Never who.',
  },
  resolved: {
    title: 'Nothing is resolved yet',
    words: 'What you resolve waits here, and opens again if it comes back.',
  },
  ignored: {
    title: 'Nothing is ignored',
    words: 'What you ignore is counted here, and stays out of your way.',
  },
};

const DONE: Readonly<Record<errors.GroupState, string>> = {
  open: 'The error is open again.',
  resolved: 'The error is resolved. It opens again if it comes back.',
  ignored: 'The error is ignored.',
};

export function Errors(): ReactNode {
  const site = useSite();
  const [state, setState] = useState<errors.GroupState>('open');
  const queryClient = useQueryClient();
  const list = useQuery({
    queryKey: ['errors', site.id, state],
    queryFn: ({ signal }) => call(errors.readList, { site: site.id, query: { state } }, { signal }),
  });
  const sort = async (id: string, to: errors.GroupState) => {
    try {
      await call(errors.sort, { site: site.id, group: id, body: { state: to } });
      showToast(DONE[to]);
    } catch (error) {
      showError(error);
    }
    await queryClient.invalidateQueries({ queryKey: ['errors', site.id] });
  };
  const { groups, totals } = list.data ?? {};
  const maySort = site.permissions.includes('config.settings');
  const option = (label: string, value: errors.GroupState) => ({
    value,
    label,
    ...(totals?.[value] ? { count: <Badge>{totals[value]}</Badge> } : {}),
  });
  return (
    <Screen title="Errors" description="What went wrong in visitors’ browsers in the last ninety days.">
      <div className="after">
        <Segmented
          label="State"
          value={state}
          options={[option('Open', 'open'), option('Resolved', 'resolved'), option('Ignored', 'ignored')]}
          onChange={setState}
        />
      </div>
      <NotRead query={list} />
      {groups?.length === 0 && (
        <EmptyState title={EMPTY[state].title} picture={<CircleCheck size={32} />}>
          {EMPTY[state].words}
        </EmptyState>
      )}
      {groups && groups.length > 0 && (
        <Panel>
          <ul className="stack snug">
            {groups.map((group) => (
              <ErrorLine key={group.id} group={group} {...(maySort ? { onSort: sort } : {})} />
            ))}
          </ul>
        </Panel>
      )}
    </Screen>
  );
}
