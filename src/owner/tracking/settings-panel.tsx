/** Whether visitors are counted, and the way to forget them all. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { erase } from '#domain/tracking/calls.ts';
import { call } from '../api.ts';
import { SaveFooter } from '../site-settings/save-footer.tsx';
import { useSettingsForm } from '../site-settings/use-site-settings.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { Failure } from '../ui/notice.tsx';
import { Panel, Stack } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { Switch } from '../ui/switch.tsx';
import { showError, showToast } from '../ui/toasts.tsx';

export function VisitorsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useSettingsForm(siteId);
  const { stored, value, set } = form;
  if (stored.error) return <Failure error={stored.error} onRetry={() => void stored.refetch()} />;
  if (!value) return <Loading />;
  return (
    <>
      <Panel
        title="Visitors"
        description="Counted on this server and nowhere else. Cookies are used only where visitors or your cookie policy allow them; addresses are never kept."
        footer={<SaveFooter form={form} />}
      >
        <Stack>
          <Switch
            label="Count visitors"
            hint="Off takes the script from every page. What was counted stays."
            isOn={value.countsVisitors}
            onChange={(countsVisitors) => set({ countsVisitors })}
          />
          <Switch
            label="Note what advertising led to"
            hint="Once a visitor has agreed to cookies, the first page of a visit tells this server which campaign it came from."
            isOn={value.hasAdvertisingPixel}
            isDisabled={!value.countsVisitors}
            onChange={(hasAdvertisingPixel) => set({ hasAdvertisingPixel })}
          />
        </Stack>
      </Panel>
      <Forget siteId={siteId} />
    </>
  );
}

function Forget({ siteId }: { readonly siteId: string }): ReactNode {
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const erasing = useMutation({
    mutationFn: () => call(erase, { site: siteId }),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: ['visitors', siteId] });
      showToast('Everything counted is deleted.');
    },
    onError: showError,
  });
  return (
    <Panel
      title="What is kept"
      description="Single visits for thirteen months, the numbers of each day for as long as the site is there."
    >
      <Button tone="danger" isBusy={erasing.isPending} onClick={() => setIsAsking(true)}>
        Delete everything counted
      </Button>
      <ConfirmDialog
        title="Delete everything counted?"
        description="All visits and the numbers of all days go for good, and counting begins anew. Nobody can bring them back."
        action="Delete for good"
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          erasing.mutate();
        }}
      />
    </Panel>
  );
}
