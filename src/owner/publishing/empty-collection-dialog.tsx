/** Asks whether a page goes live that lists nothing yet. */
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Collection } from '#domain/content/calls-collections.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { type ItemKind, itemWord } from '../documents.ts';
import { fill } from '../fill.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import * as say from './words/en.ts';

const TEXTS = {
  post: {
    none: say.titleHasNoPostsYet,
    nonePublished: say.noPostOfTitleIsPublished,
    add: say.addAPost,
    show: say.showThePosts,
  },
  event: {
    none: say.titleHasNoEventsYet,
    nonePublished: say.noEventOfTitleIsPublished,
    add: say.addAnEvent,
    show: say.showTheEvents,
  },
  product: {
    none: say.titleHasNoProductsYet,
    nonePublished: say.noProductOfTitleIsPublished,
    add: say.addAProduct,
    show: say.showTheProducts,
  },
  project: {
    none: say.titleHasNoProjectsYet,
    nonePublished: say.noProjectOfTitleIsPublished,
    add: say.addAProject,
    show: say.showTheProjects,
  },
  lesson: {
    none: say.titleHasNoLessonsYet,
    nonePublished: say.noLessonOfTitleIsPublished,
    add: say.addALesson,
    show: say.showTheLessons,
  },
  item: {
    none: say.titleHasNoItemsYet,
    nonePublished: say.noItemOfTitleIsPublished,
    add: say.addAnItem,
    show: say.showTheItems,
  },
} as const satisfies Readonly<Record<ItemKind, unknown>>;

interface EmptyCollectionDialogProps {
  readonly collection: Collection;
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

export function EmptyCollectionDialog(props: EmptyCollectionDialogProps): ReactNode {
  const { collection, onPublish, onClose } = props;
  const { id, siteId, type, title, items } = collection;
  const navigate = useNavigate();
  const texts = TEXTS[itemWord(type)];
  const open = () => {
    onClose();
    const list = items === 0 ? `collections/${id}#new` : `collections/${id}`;
    const place = type === COLLECTION_TYPES.products ? 'products' : list;
    void navigate(`/sites/${siteId}/${place}`);
  };
  return (
    <Dialog
      title={fill(items === 0 ? texts.none : texts.nonePublished, { title })}
      description={say.visitorsWouldFindAnEmptyPage}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button
            onClick={() => {
              onClose();
              onPublish();
            }}
          >
            {say.publishAnyway}
          </Button>
          <Button tone="primary" onClick={open}>
            {items === 0 ? texts.add : texts.show}
          </Button>
        </>
      }
    />
  );
}
