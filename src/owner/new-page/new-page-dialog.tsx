/** Creates a page, a folder, or a page that lists a collection: only a name is required. */
import { type ReactNode, useState } from 'react';
import { make, putInMenu } from '#domain/content/calls.ts';
import { make as makeCollection } from '#domain/content/calls-collections.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { type Body, emptyBody } from '#domain/content/content.ts';
import { call } from '../api.ts';
import { makeId } from '../make-id.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { Switch } from '../ui/switch.tsx';
import { showError } from '../ui/toasts.tsx';
import { MenuPlace } from './menu-place.tsx';
import { NamingDialog } from './naming-dialog.tsx';
import styles from './new-page-dialog.module.css';
import * as say from './words/en.ts';

/** Loaded lazily: the name comes first. */
const StartingPointChoice = lazyPart(
  () => import('./starting-point-choice.tsx'),
  'StartingPointChoice',
  () => <div className={styles['points']} />,
);

export type NewPageKind = 'page' | 'folder' | 'blog' | 'events' | 'portfolio' | 'lessons' | 'products';

interface KindWords {
  readonly title: string;
  readonly action: string;
  readonly hint: string;
  readonly example: string;
}

const WORDS: Readonly<Record<NewPageKind, KindWords>> = {
  page: {
    title: say.newPage,
    action: say.createPage,
    hint: say.itStaysADraftUntilYou,
    example: say.aboutTheStudio,
  },
  folder: {
    title: say.newFolder,
    action: say.createFolder,
    hint: say.aFolderGroupsPagesUnderOne,
    example: say.workshops,
  },
  blog: {
    title: say.newBlog,
    action: say.createBlog,
    hint: say.listsYourPostsNewestFirstEach,
    example: say.journal,
  },
  events: {
    title: say.newListOfEvents,
    action: say.createListOfEvents,
    hint: say.listsUpcomingEventsEachEventGets,
    example: say.whatsOn,
  },
  portfolio: {
    title: say.newPortfolio,
    action: say.createPortfolio,
    hint: say.showsProjectsByTheirCoversEach,
    example: say.work,
  },
  lessons: {
    title: say.newCourse,
    action: say.createCourse,
    hint: say.listsLessonsInChapters,
    example: say.potteryForBeginners,
  },
  products: {
    title: say.newShop,
    action: say.createShop,
    hint: say.showsYourProductsEachProductGets,
    example: say.shop,
  },
};

interface NewPageDialogProps {
  /** To begin with: who wanted a blog and pressed “New page” is led on. */
  readonly kind: NewPageKind;
  readonly onClose: () => void;
}

export function NewPageDialog({ kind: asked, onClose }: NewPageDialogProps): ReactNode {
  const [kind, setKind] = useState(asked);
  const { id: siteId } = useSite();
  const [isInMenu, setIsInMenu] = useState(kind !== 'folder');
  const [before, setBefore] = useState<string>();
  const [startingPoint, setStartingPoint] = useState('empty');
  const words = WORDS[kind];
  return (
    <NamingDialog
      title={words.title}
      action={words.action}
      description={words.hint}
      label="name"
      placeholder={words.example}
      size={kind === 'page' ? 'normal' : 'small'}
      addressHint={say.address}
      isTopLevel
      make={(title) => createIt(siteId, { kind, title, menu: isInMenu && { before }, startingPoint })}
      onClose={onClose}
    >
      {kind === 'page' && (
        <StartingPointChoice siteId={siteId} value={startingPoint} onChange={setStartingPoint} />
      )}
      {kind !== 'folder' && (
        <Switch
          label={say.showInTheMenu}
          hint={say.appearsOnceThePageIsPublished}
          isOn={isInMenu}
          onChange={setIsInMenu}
        />
      )}
      {kind !== 'folder' && isInMenu && <MenuPlace siteId={siteId} before={before} onChange={setBefore} />}
      {kind === 'page' && <OtherKinds onChoose={setKind} />}
    </NamingDialog>
  );
}

const LISTS = [
  ['blog', say.blog],
  ['events', say.listOfEvents2],
  ['portfolio', say.portfolio],
  ['lessons', say.course],
  ['products', say.shop],
] as const;

function OtherKinds({ onChoose }: { readonly onChoose: (kind: NewPageKind) => void }): ReactNode {
  return (
    <div className={`cluster tight ${styles['kinds']}`}>
      <span>{say.needABlogShopOrPortfolio}</span>
      {LISTS.map(([kind, label]) => (
        <Button key={kind} size="small" onClick={() => onChoose(kind)}>
          {label}
        </Button>
      ))}
    </div>
  );
}

interface NewPage {
  readonly kind: NewPageKind;
  readonly title: string;
  /** Id of the entry that comes next; false: the menu does not show it. */
  readonly menu: false | { readonly before: string | undefined };
  readonly startingPoint: string;
}

/** @returns where to go next */
async function createIt(siteId: string, page: NewPage): Promise<string | undefined> {
  const { kind, title, menu, startingPoint } = page;
  if (kind !== 'page' && kind !== 'folder') {
    const body = { type: COLLECTION_TYPES[kind], title };
    const made = await call(makeCollection, { site: siteId, body });
    if (menu) await enterMenu(siteId, made.pageId, menu.before);
    return `/sites/${siteId}/${kind === 'products' ? kind : `collections/${made.collectionId}`}`;
  }
  const body = kind === 'folder' ? emptyBody(title) : await bodyOf(startingPoint, title);
  const { document } = await call(make, { site: siteId, body: { kind, body } });
  if (menu) await enterMenu(siteId, document.id, menu.before);
  return kind === 'page' ? `/sites/${siteId}/edit/${document.id}` : undefined;
}

async function bodyOf(startingPoint: string, title: string): Promise<Body> {
  const { bodyFrom } = await import('./starting-points.ts');
  return bodyFrom(startingPoint, title, makeId);
}

/** The page exists, even if adding it to the menu fails. */
async function enterMenu(site: string, document: string, before: string | undefined): Promise<void> {
  const body = { isShown: true, ...(before === undefined ? {} : { before }) };
  await call(putInMenu, { site, document, body }).catch(showError);
}
