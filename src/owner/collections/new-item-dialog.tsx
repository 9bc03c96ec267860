/** Begins an item of a collection: its title is enough, and makes its address. */

import type { ReactNode } from 'react';
import { make } from '#domain/content/calls.ts';
import type { Collection } from '#domain/content/calls-collections.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import { call } from '../api.ts';
import { itemWord } from '../documents.ts';
import { makeId } from '../make-id.ts';
import { bodyToWrite } from '../new-page/first-text.ts';
import { NamingDialog } from '../new-page/naming-dialog.tsx';
import { useSite } from '../session.ts';
import { ITEM_WORDS } from './item-words.ts';
import * as say from './words/en.ts';

export interface NewItemDialogProps {
  readonly collection: Collection;
  readonly onClose: () => void;
}

export function NewItemDialog({ collection, onClose }: NewItemDialogProps): ReactNode {
  const { id: site } = useSite();
  const create = async (title: string) => {
    const body = await firstBody(collection.type, title);
    const item = { kind: 'item', collectionId: collection.id, body } as const;
    const { document } = await call(make, { site, body: item });
    return `/sites/${site}/edit/${document.id}`;
  };
  const words = ITEM_WORDS[itemWord(collection.type)];
  return (
    <NamingDialog
      title={words.anew}
      action={words.create}
      description={say.itStaysADraftUntilYou}
      label="title"
      addressHint={say.itsAddressEndsIn}
      make={create}
      onClose={onClose}
    />
  );
}

async function firstBody(type: number, title: string): Promise<Body> {
  if (type === COLLECTION_TYPES.lessons) {
    const { lessonToFill } = await import('../new-page/first-lesson.ts');
    return lessonToFill(title, makeId);
  }
  if (type !== COLLECTION_TYPES.portfolio) return bodyToWrite(title, makeId);
  const { projectToFill } = await import('../new-page/first-project.ts');
  return projectToFill(title, makeId);
}
