/** Begins an item of a collection: its title is enough, and makes its address. */

import { type FormEvent, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { make } from '#domain/content/calls.ts';
import type { Collection } from '#domain/content/calls-collections.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import { slugOf } from '#domain/content/slug.ts';
import { call, messageOf } from '../api.ts';
import { itemWord, useRefreshDocuments } from '../documents.ts';
import { makeId } from '../make-id.ts';
import { bodyToWrite } from '../new-page/first-text.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';

export interface NewItemDialogProps {
  readonly collection: Collection;
  readonly onClose: () => void;
}

export function NewItemDialog({ collection, onClose }: NewItemDialogProps): ReactNode {
  const { id: siteId } = useSite();
  const navigate = useNavigate();
  const refresh = useRefreshDocuments(siteId);
  const [title, setTitle] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const word = itemWord(collection.type);

  const create = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === '') {
      setError('Give it a title first. You can change it at any time.');
      return;
    }
    setIsBusy(true);
    try {
      const body = await firstBody(collection.type, title.trim());
      const { document } = await call(make, {
        site: siteId,
        body: { kind: 'item', collectionId: collection.id, body },
      });
      await refresh();
      onClose();
      await navigate(`/sites/${siteId}/edit/${document.id}`);
    } catch (failure) {
      setError(messageOf(failure));
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      title={`New ${word}`}
      description="It stays a draft until you publish it."
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form="new-item" isBusy={isBusy}>
            Make the {word}
          </Button>
        </>
      }
    >
      <form id="new-item" onSubmit={(event) => void create(event)} noValidate>
        <TextField
          label="Title"
          value={title}
          onChange={(value) => {
            setTitle(value);
            setError(undefined);
          }}
          error={error}
          hint={title.trim() ? `Its address ends in /${slugOf(title)}` : undefined}
          maxLength={200}
          autoFocus
        />
      </form>
    </Dialog>
  );
}

async function firstBody(type: number, title: string): Promise<Body> {
  if (type !== COLLECTION_TYPES.portfolio) return bodyToWrite(title, makeId);
  const { projectToFill } = await import('../new-page/first-project.ts');
  return projectToFill(title, makeId);
}
