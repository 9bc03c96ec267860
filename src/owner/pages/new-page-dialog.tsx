/** Begins a page, a folder or a collection: a name is enough. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { emptyBody } from '#domain/content/content.ts';
import { slugOf } from '#domain/content/slug.ts';
import { api, messageOf } from '../api.ts';
import { useRefreshDocuments } from '../documents.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Stack } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import { showError } from '../ui/toasts.tsx';

export type NewPageKind = 'page' | 'folder' | 'collection';

const WORDS: Readonly<Record<NewPageKind, { title: string; hint: string; example: string }>> = {
  page: { title: 'New page', hint: 'It stays a draft until you publish it.', example: 'About the studio' },
  folder: { title: 'New folder', hint: 'A folder groups pages below one address.', example: 'Workshops' },
  collection: {
    title: 'New collection',
    hint: 'A page that lists posts, events or pieces of work, each with a page of its own.',
    example: 'Journal',
  },
};

const COLLECTIONS = [
  { value: String(COLLECTION_TYPES.blog), label: 'Posts, like a journal or news' },
  { value: String(COLLECTION_TYPES.events), label: 'Events, with dates' },
  { value: String(COLLECTION_TYPES.portfolio), label: 'Pieces of work' },
];

export function NewPageDialog({ kind, onClose }: { kind: NewPageKind; onClose: () => void }): ReactNode {
  const { id: siteId } = useSite();
  const navigate = useNavigate();
  const refresh = useRefreshDocuments(siteId);
  const [title, setTitle] = useState('');
  const [type, setType] = useState(COLLECTIONS[0]?.value ?? '');
  const [error, setError] = useState<string>();
  const [isInMenu, setIsInMenu] = useState(kind !== 'folder');
  const [isBusy, setIsBusy] = useState(false);
  const words = WORDS[kind];

  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') {
      setError('Give it a name first. You can change it at any time.');
      return;
    }
    setIsBusy(true);
    try {
      const to = await createIt(siteId, { kind, title: title.trim(), type: Number(type), isInMenu });
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
      title={words.title}
      description={words.hint}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form="new-page" isBusy={isBusy}>
            Make the {kind}
          </Button>
        </>
      }
    >
      <form id="new-page" onSubmit={(event) => void create(event)} noValidate>
        <Stack>
          <TextField
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
          {kind === 'collection' && (
            <SelectField label="What it holds" value={type} options={COLLECTIONS} onChange={setType} />
          )}
          {kind !== 'folder' && (
            <Switch
              label="Show in the menu"
              hint="At its end, as soon as the page is published."
              isOn={isInMenu}
              onChange={setIsInMenu}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

interface NewPage {
  readonly kind: NewPageKind;
  readonly title: string;
  readonly type: number;
  readonly isInMenu: boolean;
}

/** @returns where to go next */
async function createIt(
  siteId: string,
  { kind, title, type, isInMenu }: NewPage,
): Promise<string | undefined> {
  if (kind === 'collection') {
    const made = await api.post<{ collectionId: string; pageId: string }>(
      `/api/sites/${siteId}/collections`,
      {
        type,
        title,
      },
    );
    if (isInMenu) await enterMenu(siteId, made.pageId);
    return `/sites/${siteId}/collections/${made.collectionId}`;
  }
  const { document } = await api.post<{ document: { id: string } }>(`/api/sites/${siteId}/documents`, {
    kind,
    body: emptyBody(title),
  });
  if (isInMenu) await enterMenu(siteId, document.id);
  return kind === 'page' ? `/sites/${siteId}/edit/${document.id}` : undefined;
}

/** The page is there, whatever becomes of its place in the menu. */
async function enterMenu(siteId: string, documentId: string): Promise<void> {
  await api.put(`/api/sites/${siteId}/documents/${documentId}/menu`, { isShown: true }).catch(showError);
}
