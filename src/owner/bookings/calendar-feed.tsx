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
import * as say from './words/en.ts';

type Step = 'renew' | 'stop';

const ASKED: Readonly<Record<Step, { title: string; description: string; action: string }>> = {
  renew: {
    title: say.createANewAddress,
    description: say.theCurrentAddressStopsWorkingGive,
    action: say.createNewAddress,
  },
  stop: {
    title: say.removeTheAddress,
    description: say.calendarsThatUseItNoLonger,
    action: say.removeAddress,
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
      said: (_answer, to) => (to === 'stop' ? say.addressRemoved : say.copyTheAddressIntoYourCalendar),
      keeps: queryKey,
      onDone: () => setStep(undefined),
    },
  );
  const address = feed.data?.address;
  return (
    <Panel title={say.inYourOwnCalendar}>
      <Stack>
        <p>{say.subscribeToThisAddressInYour}</p>
        <NotRead query={feed} />
        {address && <CopyField label={say.calendarAddress} text={address} />}
        {feed.data && mayChange && (
          <span>
            {address ? (
              <>
                <Button onClick={() => setStep('renew')}>{say.createANewAddress2}</Button>{' '}
                <Button tone="quiet" onClick={() => setStep('stop')}>
                  {say.removeIt}
                </Button>
              </>
            ) : (
              <Button isBusy={changing.isPending} onClick={() => changing.mutate('make')}>
                {say.createAnAddress}
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
