/** Which panels the settings have, and who sees them. */
import {
  ADMIN_PERMISSIONS as ADMIN,
  CONFIG_PERMISSIONS as CONFIG,
  type Permission,
} from '#domain/accounts/permissions.ts';

const PANELS = [
  { path: 'basics', label: 'Basics', group: 'site', permission: CONFIG.settings },
  { path: 'languages', label: 'Languages', group: 'site', permission: CONFIG.settings },
  { path: 'search', label: 'Search & sharing', group: 'site', permission: CONFIG.settings },
  { path: 'comments', label: 'Comments', group: 'site', permission: CONFIG.settings },
  { path: 'forms', label: 'Forms', group: 'site', permission: CONFIG.settings },
  { path: 'webhooks', label: 'Webhooks', group: 'site', permission: CONFIG.settings },
  { path: 'domains', label: 'Domains', group: 'site', permission: ADMIN.domain },
  { path: 'redirects', label: 'Redirects', group: 'site', permission: CONFIG.settings },
  { path: 'import', label: 'Import', group: 'site', permission: ADMIN.transfer },
  { path: 'export', label: 'Export & restore', group: 'site', permission: ADMIN.transfer },
  { path: 'backups', label: 'Backups', group: 'installation', permission: ADMIN.installation },
  { path: 'jobs', label: 'Jobs', group: 'installation', permission: ADMIN.jobs },
  { path: 'about', label: 'About', group: 'installation', permission: ADMIN.installation },
] as const satisfies readonly {
  path: string;
  label: string;
  group: 'site' | 'installation';
  permission: Permission;
}[];

export interface PanelEntry {
  readonly path: (typeof PANELS)[number]['path'];
  readonly label: string;
  readonly group: 'site' | 'installation';
}

export function panelsFor(permissions: readonly string[], isOwner: boolean): readonly PanelEntry[] {
  return (PANELS as readonly (PanelEntry & { readonly permission: string })[]).filter(
    ({ group, permission }) => permissions.includes(permission) && (group === 'site' || isOwner),
  );
}
