/** The first screen of a site: a preview, the most likely next steps, and unfinished work. */

import { useQuery } from '@tanstack/react-query';
import { ArrowUpRight, Globe, Image, type LucideIcon, Palette, Pencil, PenLine } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { visitAddress } from '#domain/accounts/site-presence.ts';
import type { DocumentView } from '#domain/content/calls.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { collectionsQuery, type ItemKind, itemWord, treeQuery } from '../documents.ts';
import { useFeatures } from '../feature.ts';
import { fill } from '../fill.ts';
import { useSite } from '../session.ts';
import { settingsQuery } from '../site-settings/settings-query.ts';
import { lazyPart, nothing } from '../ui/lazy-part.tsx';
import { NotRead } from '../ui/not-read.tsx';
import { Notice } from '../ui/notice.tsx';
import { Notices, Panel, Screen } from '../ui/page.tsx';
import { PagePicture, pictureOfSite } from '../ui/page-picture.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { useLatest } from './latest-work.ts';
import styles from './site-home.module.css';
import * as texts from './words/en.ts';

const SHOWN = 6;

const OpeningNotice = lazyPart(() => import('./opening-notice.tsx'), 'OpeningNotice', nothing);

export function SiteHome(): ReactNode {
  const site = useSite();
  const latest = useLatest(site.id);
  const settings = useQuery(settingsQuery(site.id));
  return (
    <Screen title={site.name}>
      <Notices>
        <Cards isUrgent />
      </Notices>
      <div className={styles['top']}>
        <div className={`frame anchor ${styles['live']}`}>
          <PagePicture
            // Another picture once visitors see another page.
            key={String(settings.data?.isClosed ?? false)}
            src={pictureOfSite(site.url)}
            title={texts.yourSite}
          />
          <a
            className={`spread row plain tight between medium ${styles['host']}`}
            href={visitAddress(site.id)}
            target="_blank"
            rel="noreferrer"
          >
            {new URL(site.url).host}
            <ArrowUpRight size={15} aria-hidden="true" />
            <span className="visually-hidden">{texts.opensTheSite}</span>
          </a>
        </div>
        <Actions />
      </div>
      <Notices>
        <ClosedNotice />
      </Notices>
      <Cards />
      <NotRead query={latest} />
      {latest.data && <Lists documents={latest.data} />}
    </Screen>
  );
}

/** A site that was closed for an hour is easily forgotten. */
function ClosedNotice(): ReactNode {
  const { id } = useSite();
  const { data } = useQuery(settingsQuery(id));
  if (!data?.isClosed) return null;
  if (data.isOpeningSoon) return <OpeningNotice />;
  return (
    <Notice tone="warning" action={<Link to={`/sites/${id}/settings`}>{texts.reopen}</Link>}>
      {texts.yourSiteIsClosedToVisitors}
    </Notice>
  );
}

/** What other features say here. Each comes when it comes: nothing waits for it. */
function Cards({ isUrgent = false }: { readonly isUrgent?: boolean }): ReactNode {
  const { id, permissions } = useSite();
  const homes = useFeatures().flatMap(({ home }) => home ?? []);
  return homes
    .filter((home) => permissions.includes(home.permission) && (home.isUrgent ?? false) === isUrgent)
    .map(({ card: Card }, index) => <Card key={index} siteId={id} />);
}

interface Action {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly title: string;
  readonly words: string;
}

const NEW_ITEM: Readonly<Record<ItemKind, string>> = {
  post: texts.aNewPostNowOrScheduled,
  event: texts.aNewEventNowOrScheduled,
  product: texts.aNewProductNowOrScheduled,
  project: texts.aNewProjectNowOrScheduled,
  lesson: texts.aNewLessonNowOrScheduled,
  item: texts.aNewItemNowOrScheduled,
};

function Actions(): ReactNode {
  const site = useSite();
  const tree = useQuery(treeQuery(site.id));
  const collections = useQuery(collectionsQuery(site.id));
  const may = (permission: string) => site.permissions.includes(permission);
  const homePage = tree.data?.homePageId;
  const collection =
    collections.data?.find(({ type }) => type === COLLECTION_TYPES.blog) ?? collections.data?.[0];
  const actions: (Action | false | undefined | null | '')[] = [
    homePage && {
      to: `edit/${homePage}`,
      icon: Pencil,
      title: texts.editTheHomePage,
      words: texts.textPicturesAndSectionsRightOn,
    },
    collection && {
      to: `collections/${collection.id}`,
      icon: PenLine,
      title: fill(collection.type === COLLECTION_TYPES.blog ? texts.writeInTitle : texts.addToTitle, {
        title: collection.title,
      }),
      words: NEW_ITEM[itemWord(collection.type)],
    },
    { to: 'media', icon: Image, title: texts.addPhotos, words: texts.uploadSeveralAtOnceWeCreate },
    may('config.design') && {
      to: 'design',
      icon: Palette,
      title: texts.changeTheDesign,
      words: texts.coloursFontsShapesAndTemplate,
    },
    may('config.settings') && {
      to: 'settings/domains',
      icon: Globe,
      title: texts.useYourOwnDomain,
      words: texts.stepByStepInstructionsAndA,
    },
  ];
  return (
    <ul className={`stack frame snug ${styles['actions']}`}>
      {actions
        .filter((action) => !!action)
        .map(({ to, icon: Icon, title, words }) => (
          <li key={to}>
            <Link to={`/sites/${site.id}/${to}`} className={`plain muted ${styles['action']}`}>
              <Icon size={18} aria-hidden="true" />
              <span className="clip strong">{title}</span>
              <span className={styles['words']}>{words}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}

function Lists({ documents }: { readonly documents: readonly DocumentView[] }): ReactNode {
  const isWaiting = ({ draftId, publishedId, scheduledAt }: DocumentView) =>
    draftId !== publishedId || scheduledAt !== null;
  const waiting = documents.filter(isWaiting).slice(0, SHOWN);
  const recent = documents.slice(0, SHOWN);
  return (
    <>
      {waiting.length > 0 && (
        <Panel title={texts.notPublicYet} description={texts.draftsUnpublishedChangesAndScheduledPages}>
          <Documents documents={waiting} />
          <Link to="unpublished" className={`inline snug ${styles['all']}`}>
            {texts.publishOrDiscardAllUnpublishedChanges}
          </Link>
        </Panel>
      )}
      <Panel title={texts.editedRecently}>
        <Documents documents={recent} isQuiet />
      </Panel>
    </>
  );
}

interface DocumentsProps {
  readonly documents: readonly DocumentView[];
  readonly isQuiet?: boolean;
}

function Documents({ documents, isQuiet = false }: DocumentsProps): ReactNode {
  const site = useSite();
  return (
    <ul className={styles['list']}>
      {documents.map((page) => (
        <li key={page.id}>
          <Link to={`/sites/${site.id}/edit/${page.id}`} className={`plain muted ${styles['entry']}`}>
            <span className="clip strong">{page.title}</span>
            <span className={`clip ${styles['path']}`}>{page.path}</span>
            <span className={styles['state']}>
              <StateBadge document={page} isQuiet={isQuiet} />
            </span>
            <Pencil size={15} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
