/** Publishes a page; one that lists nothing yet only after its owner has been asked. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Collection } from '#domain/content/calls-collections.ts';
import { showError } from '../ui/toasts.tsx';
import { findEmpty } from './find-empty.ts';

const EmptyCollectionDialog = lazy(async () => ({
  default: (await import('./empty-collection-dialog.tsx')).EmptyCollectionDialog,
}));

interface Publishable {
  readonly id: string;
  readonly kind: string;
  /** Of the page that lists it, or of one of its items. */
  readonly collectionId: string | null | undefined;
  readonly publishedId: string | null;
}

export interface FirstPublishing {
  readonly ask: (page: Publishable, publish: () => void) => void;
  /** To be shown beside what is pressed. */
  readonly dialog: ReactNode;
}

export function useFirstPublishing(siteId: string): FirstPublishing {
  const [asked, setAsked] = useState<{ readonly collection: Collection; readonly publish: () => void }>();
  return {
    ask({ id, kind, collectionId, publishedId }, publish) {
      if (kind !== 'page' || !collectionId || publishedId !== null) {
        publish();
        return;
      }
      void findEmpty(siteId, id).then(
        (collection) => (collection ? setAsked({ collection, publish }) : publish()),
        showError,
      );
    },
    dialog: asked && (
      <Suspense>
        <EmptyCollectionDialog
          collection={asked.collection}
          onPublish={asked.publish}
          onClose={() => setAsked(undefined)}
        />
      </Suspense>
    ),
  };
}
