/** Creates a page, a folder, or a page that lists a collection: only a name is required. */
import { type FormEvent, lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { make, putInMenu } from '#domain/content/calls.ts';
import { make as makeCollection } from '#domain/content/calls-collections.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { type Body, emptyBody } from '#domain/content/content.ts';
import { slugOf } from '#domain/content/slug.ts';
import { call, messageOf } from '../api.ts';
import { useRefreshDocuments } from '../documents.ts';
import { makeId } from '../make-id.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import { showError } from '../ui/toasts.tsx';
import styles from './new-page-dialog.module.css';

/** Loaded lazily: the name comes first. */
const StartingPointChoice = lazy(async () => ({
  default: (await import('./starting-point-choice.tsx')).StartingPointChoice,
}));

export type NewPageKind = 'page' | 'folder' | 'blog' | 'events' | 'portfolio';

const WORDS: Readonly<Record<NewPageKind, { noun?: string; hint: string; example: string }>> = {
  page: { hint: 'It stays a draft until you publish it.', example: 'About the studio' },
  folder: { hint: 'A folder groups pages below one address.', example: 'Workshops' },
  blog: {
    hint: 'A page that lists posts, the newest first. Each has a page of its own.',
    example: 'Journal',
  },
  events: {
    noun: 'list of events',
    hint: 'A page that shows what is coming up. Each event has a page of its own.',
    example: 'What’s on',
  },
  portfolio: {
    hint: 'A page that shows projects by their covers. Each has a page of its own.',
    example: 'Work',
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
  const navigate = useNavigate();
  const refresh = useRefreshDocuments(siteId);
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string>();
  const [isInMenu, setIsInMenu] = useState(kind !== 'folder');
  const [startingPoint, setStartingPoint] = useState('empty');
  const [isBusy, setIsBusy] = useState(false);
  const words = WORDS[kind];
  const noun = words.noun ?? kind;

  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') {
      setError('Give it a name first. You can change it at any time.');
      return;
    }
    setIsBusy(true);
    try {
      const to = await createIt(siteId, { kind, title: title.trim(), isInMenu, startingPoint });
      await refresh();
      onClose();
      if (to) await navigate(to);
    } catch (failure) {
      setError(messageOf(failure));
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      title={`New ${noun}`}
      description={words.hint}
      isOpen
      onClose={onClose}
      size={kind === 'page' ? 'normal' : 'small'}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form="new-page" isBusy={isBusy}>
            Make the {noun}
          </Button>
        </>
      }
    >
      <form id="new-page" onSubmit={(event) => void create(event)} noValidate>
        <Stack>
          <TextField
            // The caret goes back to it where the kind is changed.
            key={kind}
            label="Name"
            value={title}
            onChange={(value) => {
              setTitle(value);
              setError(undefined);
            }}
            placeholder={words.example}
            error={error}
            hint={title.trim() ? `Address: /${slugOf(title, { isTopLevel: true })}` : undefined}
            maxLength={200}
            autoFocus
          />
          {kind === 'page' && (
            <Suspense fallback={<div className={styles['points']} />}>
              <StartingPointChoice siteId={siteId} value={startingPoint} onChange={setStartingPoint} />
            </Suspense>
          )}
          {kind !== 'folder' && (
            <Switch
              label="Show in the menu"
              hint="At its end, as soon as the page is published."
              isOn={isInMenu}
              onChange={setIsInMenu}
            />
          )}
          {kind === 'page' && <OtherKinds onChoose={setKind} />}
        </Stack>
      </form>
    </Dialog>
  );
}

const LISTS = [
  ['blog', 'Blog'],
  ['events', 'List of events'],
  ['portfolio', 'Portfolio'],
] as const;

function OtherKinds({ onChoose }: { readonly onChoose: (kind: NewPageKind) => void }): ReactNode {
  return (
    <div className={styles['kinds']}>
      <span>Should it list what you write or make?</span>
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
  readonly isInMenu: boolean;
  readonly startingPoint: string;
}

/** @returns where to go next */
async function createIt(siteId: string, page: NewPage): Promise<string | undefined> {
  const { kind, title, isInMenu, startingPoint } = page;
  if (kind !== 'page' && kind !== 'folder') {
    const body = { type: COLLECTION_TYPES[kind], title };
    const made = await call(makeCollection, { site: siteId, body });
    if (isInMenu) await enterMenu(siteId, made.pageId);
    return `/sites/${siteId}/collections/${made.collectionId}`;
  }
  const body = kind === 'folder' ? emptyBody(title) : await bodyOf(startingPoint, title);
  const { document } = await call(make, { site: siteId, body: { kind, body } });
  if (isInMenu) await enterMenu(siteId, document.id);
  return kind === 'page' ? `/sites/${siteId}/edit/${document.id}` : undefined;
}

async function bodyOf(startingPoint: string, title: string): Promise<Body> {
  const { bodyFrom } = await import('./starting-points.ts');
  return bodyFrom(startingPoint, title, makeId);
}

/** The page exists, even if adding it to the menu fails. */
async function enterMenu(site: string, document: string): Promise<void> {
  await call(putInMenu, { site, document, body: { isShown: true } }).catch(showError);
}
