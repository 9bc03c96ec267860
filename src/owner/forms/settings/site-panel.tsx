/** What holds for every form of the site. */
import type { ReactNode } from 'react';
import { useSettingsForm } from '../../site-settings/use-site-settings.ts';
import { NotRead } from '../../ui/not-read.tsx';
import { CaptchaPanel } from './captcha-panel.tsx';

export function FormsPanel({ siteId }: { readonly siteId: string }): ReactNode {
  const form = useSettingsForm(siteId);
  const { stored, value } = form;
  if (stored.error || !value) return <NotRead query={stored} />;
  return <CaptchaPanel siteId={siteId} form={form} value={value} />;
}
