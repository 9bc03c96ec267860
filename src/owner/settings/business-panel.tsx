/** Where people come to, when, and how they ask: said on the pages, and told to search engines and maps. */
import type { ReactNode } from 'react';
import { type Business, businessSchema } from '#domain/settings/business.ts';
import { businessPanel } from '#domain/settings/panels.ts';
import { DeclaredPanel } from '../site-settings/declared-panel.tsx';
import { useSettingsForm } from '../site-settings/use-site-settings.ts';

function useBusiness(siteId: string) {
  const form = useSettingsForm(siteId);
  const value = form.value && (form.value.business ?? businessSchema.parse({}));
  const set = (part: Partial<Business>) => value && form.set({ business: { ...value, ...part } });
  return { ...form, value, set };
}

export function BusinessPanel({ siteId }: { readonly siteId: string }): ReactNode {
  return <DeclaredPanel siteId={siteId} panel={businessPanel} form={useBusiness(siteId)} />;
}
