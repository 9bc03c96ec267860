/** The address under which owners read bookings in the calendar that they look at anyway. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as calls from '#domain/bookings/calls.ts';
import { call } from '../api.ts';
import { useMay } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { CopyField } from '../ui/copy-field.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { useAction } from '../ui/use-action.ts';

type Step = 'renew' | 'stop';

const ASKED: Readonly<Record<Step, { title: string; description: string; action: string }>> = {
  renew: {
    title: 'Create a new address?',
    description: 'The current address stops working. Give your calendars the new one.',
    action: 'Create new address',
  },
  stop: {
    title: 'Remove the address?',
    description: 'Calendars that use it no longer show bookings. You can create another one.',
    action: 'Remove address',
  },
};

export function CalendarFeed({ site }: { readonly site: string }): ReactNode {
  const mayChange = useMay('config.scheduling-setup');
  const [step, setStep] = useState<Step>();
  const queryKey = ['booking-feed', site];
  const feed = useQuery({ queryKey, queryFn: ({ signal }) => call(calls.readFeed, { site }, { signal }) });
  const changing = useAction(
    async (to: 'make' | Step) => {
      if (to !== 'stop') return call(calls.makeFeed, { site, body: {} });
      await call(calls.stopFeed, { site });
      return { address: null };
    },
    {
      said: (_answer, to) =>
        to === 'stop' ? 'Address removed.' : 'Copy the address into your calendar app.',
      keeps: queryKey,
      onDone: () => setStep(undefined),
    },
  );
  const address = feed.data?.address;
  return (
    <Panel title="In your own calendar">
      <Stack>
        <p>
          Subscribe to this address in your calendar app to see who comes and when. Keep it private. Anyone
          with the address can see your bookings.
        </p>
        <NotRead query={feed} />
        {address && <CopyField label="Calendar address" text={address} />}
        {feed.data && mayChange && (
          <span>
            {address ? (
              <>
                <Button onClick={() => setStep('renew')}>Create a new address</Button>{' '}
                <Button tone="quiet" onClick={() => setStep('stop')}>
                  Remove it
                </Button>
              </>
            ) : (
              <Button isBusy={changing.isPending} onClick={() => changing.mutate('make')}>
                Create an address
              </Button>
            )}
          </span>
        )}
      </Stack>
      {step && (
        <ConfirmDialog
          {...ASKED[step]}
          isOpen
          isBusy={changing.isPending}
          onConfirm={() => changing.mutate(step)}
          onClose={() => setStep(undefined)}
        />
      )}
    </Panel>
  );
}
