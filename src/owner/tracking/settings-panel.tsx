/** Whether visitors are counted, and the way to forget them all. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { erase } from '#domain/tracking/calls.ts';
import { readWeekly, saveWeekly } from '#domain/tracking/calls-goals.ts';
import { visitorsPanel } from '#domain/tracking/panel.ts';
import { call } from '../api.ts';
import { DeclaredPanel } from '../site-settings/declared-panel.tsx';
import { useSettingsForm } from '../site-settings/use-site-settings.ts';
import { Button } from '../ui/button.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import { showError } from '../ui/toasts.tsx';
import { useAction } from '../ui/use-action.ts';
import { useConfirmed } from '../ui/use-confirmed.tsx';
import * as say from './words/en.ts';

export function VisitorsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useSettingsForm(siteId);
  return (
    <>
      <DeclaredPanel siteId={siteId} panel={visitorsPanel} form={form} />
      {form.value && (
        <>
          <Weekly siteId={siteId} />
          <Forget siteId={siteId} />
        </>
      )}
    </>
  );
}

function Weekly({ siteId }: { readonly siteId: string }): ReactNode {
  const queryClient = useQueryClient();
  const queryKey = ['visitors', siteId, 'weekly'];
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readWeekly, { site: siteId }, { signal }),
  });
  const saving = useMutation({
    mutationFn: (isOn: boolean) => call(saveWeekly, { site: siteId, body: { isOn } }),
    onMutate: (isOn) => queryClient.setQueryData(queryKey, { isOn }),
    onError: showError,
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  return (
    <Panel title={say.weeklyEmail}>
      {error ? (
        <Failure error={error} />
      ) : (
        <Switch
          label={say.emailMeWeeklyStatistics}
          hint={say.sentOnMondayMorningsInThe}
          isOn={data?.isOn ?? false}
          isDisabled={!data}
          onChange={(isOn) => saving.mutate(isOn)}
        />
      )}
    </Panel>
  );
}

function Forget({ siteId }: { readonly siteId: string }): ReactNode {
  const erasing = useAction(() => call(erase, { site: siteId }), {
    said: say.statisticsDeleted,
    reads: ['visitors', siteId],
  });
  const forgetting = useConfirmed(erasing, {
    title: say.deleteAllStatistics,
    description: say.permanentlyDeletesAllVisitsAndDaily,
    action: say.deletePermanently,
  });
  return (
    <Panel title={say.storedData} description={say.singleVisitsForTheTimeYou}>
      <Button tone="danger" isBusy={erasing.isPending} onClick={() => forgetting.ask()}>
        {say.deleteAllStatistics2}
      </Button>
      {forgetting.dialog}
    </Panel>
  );
}
