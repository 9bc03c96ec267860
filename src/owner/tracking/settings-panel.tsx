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
    <Panel title="Weekly mail">
      {error ? (
        <Failure error={error} />
      ) : (
        <Switch
          label="Mail me the numbers of the week"
          hint="On Monday mornings, in the time zone of the site. Only you get it; others turn it on for themselves."
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
    said: 'Everything counted is deleted.',
    reads: ['visitors', siteId],
  });
  const forgetting = useConfirmed(erasing, {
    title: 'Delete everything counted?',
    description:
      'All visits and the numbers of all days go for good, and counting begins anew. Nobody can bring them back.',
    action: 'Delete for good',
  });
  return (
    <Panel
      title="What is kept"
      description="Single visits for as long as you choose above, and the numbers of each day. Goals and notes stay when it is deleted."
    >
      <Button tone="danger" isBusy={erasing.isPending} onClick={() => forgetting.ask()}>
        Delete everything counted
      </Button>
      {forgetting.dialog}
    </Panel>
  );
}
