/** The end of setting up: the new site as visitors see it, with the way to it and the way to work on it. */
import { ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../ui/button.tsx';
import styles from './entry.module.css';
import { EntryPage } from './entry-page.tsx';

export interface NewSite {
  readonly id: string;
  readonly name: string;
  readonly url: string;
}

export function LiveSite({ site }: { readonly site: NewSite }): ReactNode {
  const navigate = useNavigate();
  return (
    <EntryPage
      title={`${site.name} is live`}
      lead="Anyone who has the address can see it. Make it yours from here."
      isWide
    >
      <div className={styles['live']}>
        <a className={styles['address']} href={site.url} target="_blank" rel="noreferrer">
          <span className={styles['dot']} aria-hidden="true" />
          {new URL(site.url).host}
          <ArrowUpRight size={15} aria-hidden="true" />
          <span className="visually-hidden">(opens in a new tab)</span>
        </a>
        <div className={styles['window']}>
          <iframe
            src={new URL('/_still', site.url).href}
            title={`The home page of ${site.name}`}
            sandbox="allow-same-origin"
            tabIndex={-1}
          />
        </div>
      </div>
      <div className={styles['actions']}>
        <Button tone="primary" size="large" onClick={() => void navigate(`/sites/${site.id}`)}>
          Work on the site
        </Button>
      </div>
    </EntryPage>
  );
}
