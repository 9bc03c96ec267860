/** The lists of the screen. */
import type { ReactNode } from 'react';
import type { VisitorOverview } from '#domain/tracking/calls.ts';
import type { Choice, Filter } from './period-choice.ts';
import { FORMS, POPUPS, ReachPanel } from './reach-panel.tsx';
import { ValuesPanel, type ValuesTab } from './values-panel.tsx';

const PANELS: readonly { readonly title: string; readonly tabs: readonly [ValuesTab, ...ValuesTab[]] }[] = [
  {
    title: 'Pages',
    tabs: [
      { dimension: 'page', label: 'Seen', counts: 'views' },
      { dimension: 'landing', label: 'Entry pages' },
      { dimension: 'leaving', label: 'Exit pages' },
    ],
  },
  {
    title: 'Sources',
    tabs: [
      { dimension: 'source', label: 'Sources' },
      { dimension: 'campaign', label: 'Campaigns', isNamedOnly: true },
      { dimension: 'medium', label: 'Media', isNamedOnly: true },
    ],
  },
  {
    title: 'Actions',
    tabs: [
      { dimension: 'button-click', label: 'Button clicks', counts: 'events' },
      { dimension: 'button-render', label: 'Seen', counts: 'events' },
      {
        dimension: 'search-empty',
        label: 'Searches without results',
        counts: 'events',
        nothing: 'Searches on your site that find nothing appear here. They show what is missing.',
      },
    ],
  },
  {
    title: 'Technology',
    tabs: [
      { dimension: 'device', label: 'Devices' },
      { dimension: 'browser', label: 'Browsers' },
      { dimension: 'system', label: 'Systems' },
    ],
  },
  {
    title: 'Languages and countries',
    tabs: [
      { dimension: 'language', label: 'Languages' },
      { dimension: 'country', label: 'Countries' },
    ],
  },
];

interface ValuesPanelsProps {
  readonly siteId: string;
  readonly choice: Choice;
  readonly countriesFrom: VisitorOverview['countriesFrom'];
  readonly onFilter: (filter: Filter, value: string) => void;
}

export function ValuesPanels({ siteId, choice, countriesFrom, onFilter }: ValuesPanelsProps): ReactNode {
  const named = (tab: ValuesTab): ValuesTab =>
    tab.dimension === 'country' && countriesFrom === 'languages'
      ? { ...tab, label: 'Countries, by language' }
      : tab;
  return (
    <div className="pair wide before">
      {PANELS.map(({ title, tabs: [first, ...others] }) => (
        <ValuesPanel
          key={title}
          title={title}
          tabs={[first, ...others.map(named)]}
          {...{ siteId, choice, onFilter }}
        />
      ))}
      <ReachPanel {...FORMS} {...{ siteId, choice }} />
      <ReachPanel {...POPUPS} {...{ siteId, choice }} />
    </div>
  );
}
