/** What holds for every form of the site. */
import type { ReactNode } from 'react';
import { Failure } from '../ui/notice.tsx';
import { Panel } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { Switch } from '../ui/switch.tsx';
import { SaveFooter } from './save-footer.tsx';
import { useSettingsForm } from './use-site-settings.ts';

/** The built-in captcha is known by this key; it needs no account anywhere. */
const BUILT_IN = 'built-in';

export function FormsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useSettingsForm(siteId);
  const { stored, value, set } = form;
  if (stored.error) return <Failure error={stored.error} onRetry={() => void stored.refetch()} />;
  if (!value) return <Loading />;
  return (
    <Panel title="Forms" footer={<SaveFooter form={form} />}>
      <Switch
        label="Keep programs out with a captcha"
        hint="Visitors tick a box, and their browser does a moment’s work. Nothing is sent to anybody else."
        isOn={value.captchaSiteKey !== ''}
        onChange={(isOn) => set({ captchaSiteKey: isOn ? BUILT_IN : '' })}
      />
    </Panel>
  );
}
