/** The lists of the screen. */
import type { ReactNode } from 'react';
import type { VisitorOverview } from '#domain/tracking/calls.ts';
import type { Choice, Filter } from './period-choice.ts';
import { FORMS, POPUPS, ReachPanel } from './reach-panel.tsx';
import { ValuesPanel, type ValuesTab } from './values-panel.tsx';
import * as say from './words/en.ts';

const PANELS: readonly { readonly title: string; readonly tabs: readonly [ValuesTab, ...ValuesTab[]] }[] = [
  {
    title: say.pages,
    tabs: [
      { dimension: 'page', label: say.seen },
      { dimension: 'landing', label: say.entryPages },
      { dimension: 'leaving', label: say.exitPages },
    ],
  },
  {
    title: say.sources,
    tabs: [
      { dimension: 'source', label: say.sources },
      { dimension: 'campaign', label: say.campaigns, isNamedOnly: true },
      { dimension: 'medium', label: say.media, isNamedOnly: true },
    ],
  },
  {
    title: say.actions,
    tabs: [
      { dimension: 'button-click', label: say.buttonClicks },
      { dimension: 'button-render', label: say.seen },
      {
        dimension: 'search-empty',
        label: say.searchesWithoutResults,
        nothing: say.searchesOnYourSiteThatFind,
      },
    ],
  },
  {
    title: say.technology,
    tabs: [
      { dimension: 'device', label: say.devices },
      { dimension: 'browser', label: say.browsers },
      { dimension: 'system', label: say.systems },
    ],
  },
  {
    title: say.languagesAndCountries,
    tabs: [
      { dimension: 'language', label: say.languages },
      { dimension: 'country', label: say.countries },
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
      ? { ...tab, label: say.countriesByLanguage }
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
