/** Says that nothing has to be bought, and lists what every site of an installation has. */
import type { ReactNode } from 'react';
import { useFeatures } from '../feature.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { EmptyState } from '../ui/notice.tsx';
import { Panel, Screen } from '../ui/page.tsx';
import styles from './billing.module.css';
import { listConnectedServices } from './connected-services.ts';
import { listPlanFeatures, type NamedGroup } from './plan-features.ts';
import * as say from './words/en.ts';

export function Billing(): ReactNode {
  const features = listPlanFeatures(useFeatures());
  const services = listConnectedServices();
  return (
    <Screen title={say.plans}>
      <EmptyState title={say.noPlansToUpgrade}>{say.thisIsYourOwnInstallationIt}</EmptyState>
      <Panel title={say.includedFeatures} description={fill(say.featuresCount, { count: countOf(features) })}>
        <Groups groups={features} />
      </Panel>
      <Panel title={say.connectedServices} description={say.noneIsContactedUntilYouUse}>
        <Groups groups={services} />
      </Panel>
    </Screen>
  );
}

function Groups({ groups }: { readonly groups: readonly NamedGroup[] }): ReactNode {
  return (
    <div className="stack loose">
      {groups.map(({ label, names }) => (
        <section key={label} className="stack snug">
          <h3>
            {label} <span className="hint">{names.length.toLocaleString(LOCALE)}</span>
          </h3>
          <ul className={styles['names']}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function countOf(groups: readonly NamedGroup[]): number {
  return groups.reduce((sum, { names }) => sum + names.length, 0);
}
