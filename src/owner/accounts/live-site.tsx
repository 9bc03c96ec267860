/** The end of setting up: the new site as visitors see it, with the way to it and the way to work on it. */
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { visitAddress } from '#domain/accounts/site-presence.ts';
import { fill } from '../fill.ts';
import { useOpening } from '../site-settings/use-opening.ts';
import { Button } from '../ui/button.tsx';
import styles from './entry.module.css';
import { EntryPage } from './entry-page.tsx';
import * as say from './words/en.ts';

export interface NewSite {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** What was chosen before it was made. */
  readonly isOpen: boolean;
}

export function LiveSite({ site }: { readonly site: NewSite }): ReactNode {
  const navigate = useNavigate();
  const opening = useOpening(site.id);
  const isOpen = opening.isOpen ?? site.isOpen;
  return (
    <EntryPage
      title={
        isOpen ? fill(say.nameIsLive, { name: site.name }) : fill(say.nameOpensSoon, { name: site.name })
      }
      lead={isOpen ? PUBLIC : HIDDEN}
      isWide
    >
      <div className={styles['live']}>
        <a
          className={`row words strong ${styles['address']}`}
          href={visitAddress(site.id)}
          target="_blank"
          rel="noreferrer"
        >
          <span className={isOpen ? styles['dot'] : styles['dotOff']} aria-hidden="true" />
          {new URL(site.url).host}
          <ArrowUpRight size={15} aria-hidden="true" />
          <span className="visually-hidden">{say.opensInANewTab}</span>
        </a>
        <div className={styles['window']}>
          <iframe
            // Another picture once visitors see another page.
            key={String(isOpen)}
            src={new URL('/_still', site.url).href}
            title={fill(say.theHomePageOfName, { name: site.name })}
            sandbox="allow-same-origin"
            tabIndex={-1}
          />
        </div>
      </div>
      <div className="cluster">
        <Button tone="primary" size="large" onClick={() => void navigate(`/sites/${site.id}`)}>
          {say.startEditing}
        </Button>
        <Button size="large" isBusy={opening.isBusy} onClick={() => opening.set(!isOpen)}>
          {isOpen ? say.showOpeningSoonUntilItIs : say.openItToVisitors}
        </Button>
      </div>
    </EntryPage>
  );
}

const PUBLIC = say.anyoneWithTheAddressCanSee;
const HIDDEN = say.visitorsSeeAnOpeningSoonPage;
