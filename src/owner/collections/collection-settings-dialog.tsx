/** How a collection is called, ordered and divided into pages. In force at once. */

import { type FormEvent, type ReactNode, useState } from 'react';
import { type Collection, change } from '#domain/content/calls-collections.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { call, messageOf } from '../api.ts';
import { useRefreshDocuments } from '../documents.ts';
import { fill } from '../fill.ts';
import { useSite } from '../session.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { Notice } from '../ui/notice.tsx';
import { Stack } from '../ui/page.tsx';
import { Switch } from '../ui/switch.tsx';
import { showToast } from '../ui/toasts.tsx';
import { CategoryFields } from './category-fields.tsx';
import { CommentFields } from './comment-fields.tsx';
import { ListingFields, type Shown } from './listing-fields.tsx';
import * as say from './words/en.ts';

const MOST_ON_A_PAGE = 100;

function problemOfCount(count: number): string | undefined {
  const fits = Number.isInteger(count) && count >= 1 && count <= MOST_ON_A_PAGE;
  return fits ? undefined : fill(say.enterAWholeNumberFrom1, { mostOnAPage: MOST_ON_A_PAGE });
}

export interface CollectionSettingsDialogProps {
  readonly collection: Collection;
  readonly onClose: () => void;
}

export function CollectionSettingsDialog({ collection, onClose }: CollectionSettingsDialogProps): ReactNode {
  const { id: siteId } = useSite();
  const refresh = useRefreshDocuments(siteId);
  const [title, setTitle] = useState(collection.title);
  const [perPage, setPerPage] = useState(String(collection.settings.itemsPerPage));
  const [isManuallyOrdered, setIsManuallyOrdered] = useState(collection.settings.isManuallyOrdered);
  const [comments, setComments] = useState(collection.settings.comments);
  const { listing, showsNeighbours, showsRelated } = collection.settings;
  const [shown, setShown] = useState<Shown>({ listing, showsNeighbours, showsRelated });
  const [categoryPages, setCategoryPages] = useState(collection.settings.categoryPages);
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const count = Number(perPage);
  const countProblem = problemOfCount(count);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (countProblem || title.trim() === '') return;
    setIsBusy(true);
    const settings = { itemsPerPage: count, isManuallyOrdered, comments, categoryPages, ...shown };
    const body = { title: title.trim(), settings };
    call(change, { site: siteId, collection: collection.id, body }).then(
      async () => {
        await refresh();
        showToast(say.settingsSavedTheyAreLiveNow);
        onClose();
      },
      (failure: unknown) => {
        setError(messageOf(failure));
        setIsBusy(false);
      },
    );
  };

  return (
    <Dialog
      title={fill(say.settingsOfTitle, { title: collection.title })}
      isOpen
      onClose={onClose}
      size="small"
      footer={
        <>
          <Button onClick={onClose}>{say.cancel}</Button>
          <Button tone="primary" type="submit" form="collection-settings" isBusy={isBusy}>
            {say.save}
          </Button>
        </>
      }
    >
      <form id="collection-settings" onSubmit={submit} noValidate>
        <Stack>
          {error && <Notice tone="danger">{error}</Notice>}
          <TextField
            label={say.name}
            value={title}
            onChange={setTitle}
            maxLength={200}
            error={title.trim() === '' ? say.enterAName : undefined}
          />
          <TextField
            label={say.entriesPerPage}
            value={perPage}
            onChange={setPerPage}
            inputMode="numeric"
            error={countProblem}
            hint={say.aLinkAtTheEndOf}
          />
          {collection.type !== COLLECTION_TYPES.lessons && (
            <Switch
              label={say.sortManually}
              hint={say.whenOffTheNewestComesFirst}
              isOn={isManuallyOrdered}
              onChange={setIsManuallyOrdered}
            />
          )}
          <ListingFields type={collection.type} value={shown} onChange={setShown} />
          {collection.type === COLLECTION_TYPES.products && (
            <CategoryFields collectionId={collection.id} value={categoryPages} onChange={setCategoryPages} />
          )}
          <CommentFields settings={comments} onChange={setComments} />
        </Stack>
      </form>
    </Dialog>
  );
}
