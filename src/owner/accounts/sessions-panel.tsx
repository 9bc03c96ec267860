/** The devices the account is signed in on, each with the way to sign it out. */
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { endOtherSessions, endSession, readSessions, type SessionView } from '#domain/accounts/calls.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { formatAgo } from '../format-ago.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Panel } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';
import * as say from './words/en.ts';

export const SESSIONS_KEY = ['me', 'sessions'] as const;

export function SessionsPanel(): ReactNode {
  const sessions = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: () => call(readSessions, {}),
  });
  const list = sessions.data?.sessions ?? [];
  const end = useAction(
    /** One device, or all others. */
    async (id: string | null) => {
      await (id === null ? call(endOtherSessions, {}) : call(endSession, { session: id }));
    },
    {
      said: (_answer, id) => (id === null ? say.signedOutOnAllOtherDevices : say.signedOut),
      reads: SESSIONS_KEY,
    },
  );
  return (
    <Panel
      title={say.whereYouAreSignedIn}
      description={say.signOutAnyDeviceYouDont}
      actions={
        list.length > 1 && (
          <Button isBusy={end.isPending} onClick={() => end.mutate(null)}>
            {say.signOutAllOtherDevices}
          </Button>
        )
      }
    >
      <NotRead query={sessions} />
      <ul className="stack snug">
        {list.map((session) => (
          <Session key={session.id} session={session} onEnd={() => end.mutate(session.id)} />
        ))}
      </ul>
    </Panel>
  );
}

function Session(props: { readonly session: SessionView; readonly onEnd: () => void }): ReactNode {
  const { session } = props;
  const { device, address, isCurrent, isRemembered, lastSeenAt } = session;
  const seen = isCurrent ? say.now : formatAgo(lastSeenAt, Date.now());
  return (
    <li className="row lined">
      <MonitorSmartphone size={18} aria-hidden="true" className="muted" />
      <div className="stack snug grow words">
        <span className="cluster tight strong">
          {device}
          {isCurrent && <Badge tone="accent">{say.thisDevice}</Badge>}
        </span>
        <span className="words hint">
          {address === ''
            ? isRemembered
              ? fill(say.lastUsedSeenStaysSignedIn, { seen })
              : fill(say.lastUsedSeen, { seen })
            : isRemembered
              ? fill(say.lastUsedSeenFromAddressStays, { seen, address })
              : fill(say.lastUsedSeenFromAddress, { seen, address })}
        </span>
      </div>
      {!isCurrent && (
        <Button size="small" onClick={props.onEnd} aria-label={fill(say.signOutDevice, { device })}>
          {say.signOut}
        </Button>
      )}
    </li>
  );
}
