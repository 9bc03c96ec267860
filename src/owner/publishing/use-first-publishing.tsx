/** Publishes pages; one that lists nothing yet only after its owner has been asked. */
import { type ReactNode, useState } from 'react';
import type { Collection } from '#domain/content/calls-collections.ts';
import { lazyPart } from '../ui/lazy-part.tsx';
import { showError } from '../ui/toasts.tsx';
import { findEmpty } from './find-empty.ts';

const EmptyCollectionDialog = lazyPart(
  () => import('./empty-collection-dialog.tsx'),
  'EmptyCollectionDialog',
);

interface Publishable {
  readonly id: string;
  readonly kind: string;
  /** Of the page that lists it, or of one of its items. */
  readonly collectionId: string | null | undefined;
  readonly publishedId: string | null;
}

export interface FirstPublishing {
  /** @param pages all that go live together: the list of a post among them is not empty */
  readonly ask: (pages: readonly Publishable[], publish: () => void) => void;
  /** To be shown beside what is pressed. */
  readonly dialog: ReactNode;
}

export function useFirstPublishing(siteId: string): FirstPublishing {
  const [asked, setAsked] = useState<{ readonly collection: Collection; readonly publish: () => void }>();
  const askAbout = async ([page, ...others]: readonly Publishable[], publish: () => void): Promise<void> => {
    if (!page) return publish();
    const goOn = () => void askAbout(others, publish).catch(showError);
    const collection = await findEmpty(siteId, page.id);
    if (collection) setAsked({ collection, publish: goOn });
    else goOn();
  };
  return {
    ask(pages, publish) {
      const filled = new Set(pages.filter(({ kind }) => kind === 'item').map((item) => item.collectionId));
      const lists = pages.filter(
        ({ kind, collectionId, publishedId }) =>
          kind === 'page' && collectionId && publishedId === null && !filled.has(collectionId),
      );
      if (lists.length === 0) publish();
      else askAbout(lists, publish).catch(showError);
    },
    dialog: asked && (
      <EmptyCollectionDialog
        collection={asked.collection}
        onPublish={asked.publish}
        onClose={() => setAsked(undefined)}
      />
    ),
  };
}
