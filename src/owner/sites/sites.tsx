/** The sites the account works on. */
import { ArrowUpRight, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { visitAddress } from '#domain/accounts/site-presence.ts';
import { DEMO_IDENTIFIER } from '#domain/settings/demo-identifier.ts';
import { fill } from '../fill.ts';
import { rich } from '../rich.tsx';
import { useMe } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart, nothing } from '../ui/lazy-part.tsx';
import { EmptyState } from '../ui/notice.tsx';
import { Screen } from '../ui/page.tsx';
import { PagePicture, pictureOfSite } from '../ui/page-picture.tsx';
import styles from './sites.module.css';
import * as say from './words/en.ts';

const NewSiteDialog = lazyPart(() => import('./new-site-dialog.tsx'), 'NewSiteDialog');

/** Rarely any, so below all others. */
const DeletedSites = lazyPart(() => import('./deleted-sites.tsx'), 'DeletedSites', nothing);

export function Sites(): ReactNode {
  const { sites = [], isOwner = false } = useMe().data ?? {};
  const [isMaking, setMaking] = useState(false);
  const demo = sites.length > 1 ? sites.find(({ identifier }) => identifier === DEMO_IDENTIFIER) : undefined;
  const newSite = isOwner && (
    <Button tone="primary" icon={<Plus size={16} />} onClick={() => setMaking(true)}>
      {say.newSite}
    </Button>
  );
  return (
    <Screen title={say.yourSites} width="wide" actions={newSite}>
      {sites.length === 0 ? (
        <EmptyState title={say.noSitesYet}>
          {isOwner ? say.createYourFirstSiteItStarts : say.youAreNotOnAnySite}
        </EmptyState>
      ) : (
        <ul className={styles['grid']}>
          {sites.map((site) => (
            <li key={site.id} className={`frame anchor ${styles['card']}`}>
              <PagePicture src={pictureOfSite(site.url)} title={say.theSite} />
              <Link to={`/sites/${site.id}`} className={`stack plain snug top ${styles['link']}`}>
                <span className={`words strong ${styles['name']}`}>{site.name}</span>
                <span className="words muted">{new URL(site.url).host}</span>
              </Link>
              <a
                className={`centre lit muted ${styles['open']}`}
                href={visitAddress(site.id)}
                target="_blank"
                rel="noreferrer"
              >
                <ArrowUpRight size={16} aria-hidden="true" />
                <span className="visually-hidden">{fill(say.openName, { name: site.name })}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {isOwner && (
        <div className="stack start muted before">
          {demo && (
            <p>
              {rich(say.nameIsTheDemoLookAround, {
                name: demo.name,
                link: (inside) => <Link to={`/sites/${demo.id}/settings/delete`}>{inside}</Link>,
              })}
            </p>
          )}
          <DeletedSites />
        </div>
      )}
      {isMaking && <NewSiteDialog onClose={() => setMaking(false)} />}
    </Screen>
  );
}
