/** Asks whether a page goes live that lists nothing yet. */
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Collection } from '#domain/content/calls-collections.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { itemWord } from '../documents.ts';
import { fill } from '../fill.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import * as say from './words/en.ts';

interface EmptyCollectionDialogProps {
  readonly collection: Collection;
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

export function EmptyCollectionDialog(props: EmptyCollectionDialogProps): ReactNode {
  const { collection, onPublish, onClose } = props;
  const { id, siteId, type, title, items } = collection;
  const navigate = useNavigate();
  const word = itemWord(type);
  const open = () => {
    onClose();
    const list = items === 0 ? `collections/${id}#new` : `collections/${id}`;
    const place = type === COLLECTION_TYPES.products ? 'products' : list;
    void navigate(`/sites/${siteId}/${place}`);
  };
  return (
    <Dialog
      title={
        items === 0
          ? fill(say.titleHasNoWordSYet, { title, word })
          : fill(say.noWordOfTitleIsPublished, { word, title })
      }
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
            {items === 0 ? fill(say.addAWord, { word }) : fill(say.showTheWordS, { word })}
          </Button>
        </>
      }
    />
  );
}
