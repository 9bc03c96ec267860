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
      const to = await createIt(siteId, kind, title.trim(), Number(type));
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
        </Stack>
      </form>
    </Dialog>
  );
}

/** @returns where to go next */
async function createIt(
  siteId: string,
  kind: NewPageKind,
  title: string,
  type: number,
): Promise<string | undefined> {
  if (kind === 'collection') {
    const { collectionId } = await api.post<{ collectionId: string }>(`/api/sites/${siteId}/collections`, {
      type,
      title,
    });
    return `/sites/${siteId}/collections/${collectionId}`;
  }
  const { document } = await api.post<{ document: { id: string } }>(`/api/sites/${siteId}/documents`, {
    kind,
    body: emptyBody(title),
  });
  return kind === 'page' ? `/sites/${siteId}/edit/${document.id}` : undefined;
}
