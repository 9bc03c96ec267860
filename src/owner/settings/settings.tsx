/** The settings of a site, one panel at a time. */
import type { ReactNode } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router';
import { useSite } from '../session.ts';
import { Screen } from '../ui/page.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { BasicsPanel } from './basics-panel.tsx';
import { DomainsPanel } from './domains-panel.tsx';
import { RedirectsPanel } from './redirects-panel.tsx';

const PANELS = [
  { value: 'basics', label: 'Basics' },
  { value: 'domains', label: 'Domains' },
  { value: 'redirects', label: 'Redirects' },
] as const;

export function Settings(): ReactNode {
  const site = useSite();
  const navigate = useNavigate();
  const { panel } = useParams();
  const current = PANELS.find(({ value }) => value === panel)?.value;
  if (!current) return <Navigate to={`/sites/${site.id}/settings/basics`} replace />;
  return (
    <Screen
      title="Settings"
      width="narrow"
      actions={
        <Segmented
          label="Part of the settings"
          value={current}
          options={PANELS}
          onChange={(value) => void navigate(`/sites/${site.id}/settings/${value}`)}
        />
      }
    >
      {current === 'basics' && <BasicsPanel siteId={site.id} />}
      {current === 'domains' && <DomainsPanel siteId={site.id} />}
      {current === 'redirects' && <RedirectsPanel siteId={site.id} />}
    </Screen>
  );
}
