/** The settings of a site, one panel at a time, and those of the installation for whoever runs it. */
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Navigate, NavLink, useLocation, useParams } from 'react-router';
import { type SettingsPanel, useFeatures } from '../feature.ts';
import { useMe, useSite } from '../session.ts';
import { EmptyState } from '../ui/notice.tsx';
import { Screen } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { panelsFor } from './panels.ts';
import styles from './settings.module.css';

export function Settings(): ReactNode {
  const site = useSite();
  const isOwner = useMe().data?.isOwner ?? false;
  const { panel: asked } = useParams();
  const panels = panelsFor(useFeatures(), site.permissions, isOwner);
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
  const Current = current.panel;
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
  readonly panels: readonly SettingsPanel[];
}

const GROUPS = [
  { group: 'site', label: 'This site' },
  { group: 'store', label: 'Store' },
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
