/** One page of the tree: its name leads to the editor, the handle moves it, the menu holds the rest. */

import { File, Folder, House, LockKeyhole, MoreHorizontal, Newspaper, UserRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { DocumentView } from '#domain/content/calls.ts';
import type { TreePlace, TreeRow, TreeStep } from '#domain/content/page-tree.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { openPage } from '../open-page.ts';
import { usePageActions } from '../page-settings/use-page-actions.ts';
import { useFirstPublishing } from '../publishing/use-first-publishing.tsx';
import { usePublishing } from '../publishing/use-publishing.tsx';
import { rich } from '../rich.tsx';
import { useSite } from '../session.ts';
import { IconButton } from '../ui/button.tsx';
import { stateOf } from '../ui/document-state.ts';
import { Menu, type MenuAction } from '../ui/menu.tsx';
import { StateBadge } from '../ui/state-badge.tsx';
import { TreeRowView, takeTreeKey } from '../ui/tree-row.tsx';
import tree from '../ui/tree-rows.module.css';
import { keysOf } from '../ui/write-keys.ts';
import { HomeStays } from './home-stays.tsx';
import { PageThumbnail } from './page-thumbnail.tsx';
import styles from './pages.module.css';
import type { MenuPlace } from './use-menu-places.ts';
import * as texts from './words/en.ts';

type Row = TreeRow<DocumentView>;

export interface PageRowProps {
  readonly row: Row;
  readonly rows: readonly Row[];
  readonly isHome: boolean;
  /** Undefined where no menu leads to it. */
  readonly menuPlace: MenuPlace | undefined;
  readonly onStep: (step: TreeStep) => void;
  readonly onPlace: (page: DocumentView, to: TreePlace) => Promise<void>;
  readonly onSettings: () => void;
}

export function PageRow(props: PageRowProps): ReactNode {
  const { row, rows, isHome, onStep, onPlace, onSettings } = props;
  const { page } = row;
  const { id: siteId } = useSite();
  const to = page.collectionId ? `/sites/${siteId}/collections/${page.collectionId}` : editorOf(siteId, page);
  return (
    <TreeRowView
      tree="pages"
      row={row}
      rows={rows}
      title={page.title}
      mayHold={true}
      onPlace={(dragged, place) => void onPlace(dragged.page, place)}
    >
      <PageThumbnail siteId={siteId} page={page} />
      <PageIcon page={page} isHome={isHome} />
      <Link
        to={to}
        className={`${tree['name']} ${styles['name']}`}
        onKeyDown={(event) => takeTreeKey(event, onStep)}
        data-page={page.id}
      >
        <span className="clip strong">{page.title || texts.untitled}</span>
        <span className={`grow clip muted ${styles['path']}`}>{page.path}</span>
      </Link>
      {page.settings.hasPassword && (
        <LockKeyhole size={14} role="img" aria-label={texts.passwordProtected} className="muted" />
      )}
      {page.settings.access && page.settings.access.kind !== 'everyone' && (
        <UserRound size={14} role="img" aria-label={texts.forMembers} className="muted" />
      )}
      {page.kind === 'page' && <PageFacts page={page} menuPlace={props.menuPlace} />}
      <RowMenu page={page} isHome={isHome} onStep={onStep} onSettings={onSettings} />
    </TreeRowView>
  );
}

const DATE = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });

type PageFactsProps = Pick<PageRowProps, 'menuPlace'> & { readonly page: DocumentView };

/** What it waits for, which menu leads to it, whether visitors find it, and when it was last worked on. */
function PageFacts({ page, menuPlace }: PageFactsProps): ReactNode {
  return (
    <span className="row fixed hint">
      <span className={styles['menu']}>
        {menuPlace && <span className="visually-hidden">{texts.inLabel} </span>}
        {menuPlace}
      </span>
      <span className={styles['status']}>
        <PageState page={page} />
      </span>
      <span className={styles['date']}>
        {rich(texts.changedUpdatedat, {
          updatedAt: DATE.format(page.updatedAt),
          time: (inside) => <time dateTime={new Date(page.updatedAt).toISOString()}>{inside}</time>,
        })}
      </span>
    </span>
  );
}

/** A badge only for what waits: one in every row would say nothing. */
function PageState({ page }: { readonly page: DocumentView }): ReactNode {
  const { tone, words } = stateOf(page, String);
  return tone === 'good' || tone === 'neutral' ? words : <StateBadge document={page} />;
}

function editorOf(siteId: string, page: DocumentView): string {
  return `/sites/${siteId}/edit/${page.id}`;
}

function PageIcon({ page, isHome }: { page: DocumentView; isHome: boolean }): ReactNode {
  const [Icon, label] = iconOf(page, isHome);
  return <Icon size={16} role="img" aria-label={label} className={tree['icon']} />;
}

function iconOf(page: DocumentView, isHome: boolean) {
  if (isHome) return [House, texts.homePage] as const;
  if (page.kind === 'folder') return [Folder, texts.folder] as const;
  return page.collectionId ? ([Newspaper, texts.collection] as const) : ([File, texts.page] as const);
}

interface RowMenuProps {
  readonly page: DocumentView;
  readonly isHome: boolean;
  readonly onStep: (step: TreeStep) => void;
  readonly onSettings: () => void;
}

function RowMenu({ page, isHome, onStep, onSettings }: RowMenuProps): ReactNode {
  const site = useSite();
  const navigate = useNavigate();
  const actions = usePageActions(page);
  const publishing = usePublishing(page);
  const first = useFirstPublishing(site.id);
  const [isRefused, setIsRefused] = useState(false);
  const isPage = page.kind === 'page';
  const entries: (MenuAction | 'separator' | false)[] = [
    isPage && { label: texts.edit, onSelect: () => void navigate(editorOf(site.id, page)) },
    { label: texts.settings, onSelect: onSettings },
    page.publishedId !== null && {
      label: texts.openOnTheSite,
      onSelect: () => openPage(site.id, page.path),
    },
    'separator',
    isPage &&
      page.publishedId !== page.draftId && {
        label: texts.publish,
        onSelect: () => first.ask([page], actions.publish),
      },
    isPage && page.publishedId !== null && { label: texts.unpublish, onSelect: actions.unpublish },
    ...(isPage ? publishing.entries : []),
    'separator',
    page.collectionId === null && { label: texts.duplicate, onSelect: actions.duplicate },
    isPage && !isHome && { label: texts.makeThisTheHomePage, onSelect: actions.makeHome },
    'separator',
    { label: texts.moveUp, keys: keysOf('alt+ArrowUp'), onSelect: () => onStep('up') },
    { label: texts.moveDown, keys: keysOf('alt+ArrowDown'), onSelect: () => onStep('down') },
    { label: texts.nestUnderThePageAbove, keys: keysOf('alt+ArrowRight'), onSelect: () => onStep('in') },
    { label: texts.moveOutOneLevel, keys: keysOf('alt+ArrowLeft'), onSelect: () => onStep('out') },
    'separator',
    {
      label: texts.deleteLabel,
      isDangerous: true,
      onSelect: isHome ? () => setIsRefused(true) : actions.remove,
    },
  ];
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={fill(texts.moreAboutTitle, { title: page.title })}
            icon={<MoreHorizontal />}
            size="small"
          />
        }
        actions={entries.filter((entry) => entry !== false)}
      />
      {publishing.dialog}
      {first.dialog}
      {isRefused && <HomeStays onClose={() => setIsRefused(false)} />}
    </>
  );
}
