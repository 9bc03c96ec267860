/** The panel of declared settings, for the list of settings: nothing of it is fetched before it is opened. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { z } from 'zod';
import type { SettingsOf } from '#domain/settings/settings-of.ts';

export function settingsEntry<Key extends string, Schema extends z.ZodObject>(
  load: () => Promise<SettingsOf<Key, Schema>>,
): LazyExoticComponent<ComponentType<{ readonly siteId: string }>> {
  return lazy(async () => {
    const [{ FeaturePanel }, declared] = await Promise.all([import('./declared-panel.tsx'), load()]);
    const settings = declared as unknown as SettingsOf;
    return { default: ({ siteId }) => <FeaturePanel siteId={siteId} settings={settings} /> };
  });
}
