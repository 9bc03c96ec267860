/** The settings of a site, one panel at a time, and those of the installation for whoever runs it. */
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Navigate, NavLink, useLocation, useParams } from 'react-router';
import { useMe, useSite } from '../session.ts';
import { EmptyState } from '../ui/notice.tsx';
import { Screen } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { type PanelEntry, panelsFor } from './panels.ts';
import styles from './settings.module.css';

type PanelComponent = (props: { readonly siteId: string }) => ReactNode;
const panel = (load: () => Promise<PanelComponent>) => lazy(async () => ({ default: await load() }));

const COMPONENTS: Readonly<Record<PanelEntry['path'], PanelComponent>> = {
  about: panel(async () => (await import('../installation/about-panel.tsx')).AboutPanel),
  backups: panel(async () => (await import('../moves/backups-panel.tsx')).BackupsPanel),
  basics: panel(async () => (await import('./basics-panel.tsx')).BasicsPanel),
  comments: panel(async () => (await import('../comments/settings-panel.tsx')).CommentsPanel),
  domains: panel(async () => (await import('./domains-panel.tsx')).DomainsPanel),
  export: panel(async () => (await import('../moves/export-panel.tsx')).ExportPanel),
  forms: panel(async () => (await import('../forms/settings/site-panel.tsx')).FormsPanel),
  import: panel(async () => (await import('../moves/import-panel.tsx')).ImportPanel),
  jobs: panel(async () => (await import('../installation/jobs-panel.tsx')).JobsPanel),
  languages: panel(async () => (await import('./languages-panel.tsx')).LanguagesPanel),
  redirects: panel(async () => (await import('./redirects-panel.tsx')).RedirectsPanel),
  search: panel(async () => (await import('./search-panel.tsx')).SearchPanel),
  webhooks: panel(async () => (await import('../webhooks/webhooks-panel.tsx')).WebhooksPanel),
};

export function Settings(): ReactNode {
  const site = useSite();
  const isOwner = useMe().data?.isOwner ?? false;
  const { panel: asked } = useParams();
  const panels = panelsFor(site.permissions, isOwner);
  const [first] = panels;
  const current = panels.find(({ path }) => path === asked);
  if (!first)
    return (
      <Screen title="Settings">
        <EmptyState title="Nothing to set here">
          The settings of this site are for its administrators.
        </EmptyState>
      </Screen>
    );
  if (!current) return <Navigate to={`/sites/${site.id}/settings/${first.path}`} replace />;
  const Current = COMPONENTS[current.path];
  return (
    <Screen title="Settings">
      <div className={styles['columns']}>
        <PanelNavigation siteId={site.id} panels={panels} />
        <div className={styles['panel']}>
          <Suspense fallback={<Loading />}>
            <Current key={current.path} siteId={site.id} />
          </Suspense>
        </div>
      </div>
    </Screen>
  );
}

interface PanelNavigationProps {
  readonly siteId: string;
  readonly panels: readonly PanelEntry[];
}

const GROUPS = [
  { group: 'site', label: 'This site' },
  { group: 'installation', label: 'Installation' },
] as const;

function PanelNavigation({ siteId, panels }: PanelNavigationProps): ReactNode {
  const list = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    // On phones the entries stand in one line that scrolls.
    list.current
      ?.querySelector(`[href="${CSS.escape(pathname)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  return (
    <nav ref={list} aria-label="Settings" className={styles['navigation']}>
      {GROUPS.map(({ group, label }) => {
        const entries = panels.filter((each) => each.group === group);
        if (entries.length === 0) return null;
        return (
          <div key={group} className={styles['group']}>
            <span className={styles['groupName']}>{label}</span>
            <ul>
              {entries.map(({ path, label: name }) => (
                <li key={path}>
                  <NavLink to={`/sites/${siteId}/settings/${path}`} className={styles['entry'] ?? ''}>
                    {name}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}
