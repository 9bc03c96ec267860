/** A line for the list of settings: a panel of which nothing is fetched before it is opened. */
import type { ReactNode } from 'react';
import type { Permission } from '#domain/accounts/permissions.ts';
import type { SettingsOf } from '#domain/settings/settings-of.ts';
import type { SettingsPanel } from '../feature.ts';
import { inPlace, lazyPart } from '../ui/lazy-part.tsx';

type OwnPanel = (props: { readonly siteId: string }) => ReactNode;

/**
 * @param rank its place among the others of its group
 * @param load gives the module with a component whose name ends in `Panel`, or with settings that declare theirs
 */
export function panel(
  path: string,
  label: string,
  group: SettingsPanel['group'],
  rank: number,
  load: () => Promise<object>,
  permission: Permission = 'config.settings',
  words?: string,
): SettingsPanel {
  const fetched = lazyPart(async () => ({ Panel: await panelIn(await load()) }), 'Panel', inPlace);
  return { path, label, group, rank, permission, panel: fetched, ...(words && { words }) };
}

async function panelIn(module: object): Promise<OwnPanel> {
  const parts: readonly [name: string, part: unknown][] = Object.entries(module);
  const own = parts.find(([name, part]) => typeof part === 'function' && name.endsWith('Panel'));
  if (own) return own[1] as OwnPanel;
  const settings = parts.map(([, part]) => part as SettingsOf).find((part) => part.panel !== undefined);
  if (!settings) throw new Error('This module has no panel.');
  const { FeaturePanel } = await import('./declared-panel.tsx');
  return ({ siteId }) => <FeaturePanel siteId={siteId} settings={settings} />;
}
