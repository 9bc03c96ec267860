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
    title: 'Make a new address?',
    description:
      'The address that calendars have now is good for nothing from then on: give them the new one.',
    action: 'Make a new address',
  },
  stop: {
    title: 'Take the address away?',
    description: 'Calendars that read it show no bookings any more. You can make another one.',
    action: 'Take it away',
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
        to === 'stop' ? 'The address is gone.' : 'Copy the address into your calendar.',
      keeps: queryKey,
      onDone: () => setStep(undefined),
    },
  );
  const address = feed.data?.address;
  return (
    <Panel title="In your own calendar">
      <Stack>
        <p>
          Your calendar subscribes to this address, and shows who comes and when. Keep it to yourself: whoever
          has it sees that, too.
        </p>
        <NotRead query={feed} />
        {address && <CopyField label="Address for calendars" text={address} />}
        {feed.data && mayChange && (
          <span>
            {address ? (
              <>
                <Button onClick={() => setStep('renew')}>Make a new address</Button>{' '}
                <Button tone="quiet" onClick={() => setStep('stop')}>
                  Take it away
                </Button>
              </>
            ) : (
              <Button isBusy={changing.isPending} onClick={() => changing.mutate('make')}>
                Make an address
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
