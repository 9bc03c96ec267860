/** The settings of a site, one panel at a time, and those of the installation for whoever runs it. */
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { useFeatures } from '../feature.ts';
import { useMe, useSite } from '../session.ts';
import { EmptyState } from '../ui/notice.tsx';
import { Screen } from '../ui/page.tsx';
import { PanelNavigation } from './panel-navigation.tsx';
import { panelsFor, placeOf } from './panels.ts';
import styles from './settings.module.css';
import * as say from './words/en.ts';

export function Settings(): ReactNode {
  const site = useSite();
  const isOwner = useMe().data?.isOwner ?? false;
  const { panel: asked } = useParams();
  const panels = panelsFor(useFeatures(), site.permissions, isOwner);
  const [first] = panels;
  const current = panels.find(({ path }) => path === asked);
  if (!first)
    return (
      <Screen title={say.settings}>
        <EmptyState title={say.noSettingsAvailable}>{say.onlyAdministratorsCanChangeThisSites}</EmptyState>
      </Screen>
    );
  if (!current || 'screen' in current)
    return <Navigate to={`/sites/${site.id}/${placeOf(current ?? first)}`} replace />;
  const Current = current.panel;
  return (
    <Screen title={say.settings}>
      <div className={styles['columns']}>
        <PanelNavigation siteId={site.id} panels={panels} />
        <div className="words">
          <Current key={current.path} siteId={site.id} />
        </div>
      </div>
    </Screen>
  );
}
