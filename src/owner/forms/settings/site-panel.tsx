/** What holds for every form of the site. */
import type { ReactNode } from 'react';
import { useSettingsForm } from '../../site-settings/use-site-settings.ts';
import { Failure } from '../../ui/notice.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { CaptchaPanel } from './captcha-panel.tsx';

export function FormsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useSettingsForm(siteId);
  const { stored, value } = form;
  if (stored.error) return <Failure error={stored.error} onRetry={() => void stored.refetch()} />;
  if (!value) return <Loading />;
  return <CaptchaPanel siteId={siteId} form={form} value={value} />;
}
