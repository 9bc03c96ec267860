/** What is said of a post beside its words: what it is filed under, by whom, its excerpt and cover. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { collectionsQuery } from '../documents.ts';
import { useSite } from '../session.ts';
import { TextArea, TextField } from '../ui/field.tsx';
import { inPlace, lazyPart } from '../ui/lazy-part.tsx';
import { CoverDetails } from './cover-details.tsx';
import { LabelsField } from './labels-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { EditedDetails } from './post-details.ts';
import { useLabelsInUse } from './use-labels-in-use.ts';
import * as say from './words/en.ts';

const EventFields = lazyPart(() => import('./event-fields.tsx'), 'EventFields', inPlace);

/** Most characters, as documents keep them. */
const MAX_EXCERPT = 2000;
const MAX_AUTHOR = 200;

interface PostFieldsProps extends EditedDetails {
  readonly collectionId: string;
}

export function PostFields({ collectionId, value, onChange }: PostFieldsProps): ReactNode {
  const authorsId = useId();
  const collections = useQuery(collectionsQuery(useSite().id));
  const isEvents = collections.data?.find(({ id }) => id === collectionId)?.type === COLLECTION_TYPES.events;
  const inUse = useLabelsInUse(collectionId);
  const orNothing = <Value,>(list: readonly Value[]) => (list.length === 0 ? undefined : [...list]);
  return (
    <>
      {isEvents && <EventFields value={value} onChange={onChange} />}
      <LabelsField
        kind="category"
        label={say.categories}
        value={value.categories ?? []}
        proposed={inUse('category')}
        onChange={(categories) => onChange({ categories: orNothing(categories) })}
      />
      <LabelsField
        kind="tag"
        label={say.tags}
        value={value.tags ?? []}
        proposed={inUse('tag')}
        onChange={(tags) => onChange({ tags: orNothing(tags) })}
      />
      <TextField
        label={say.author}
        value={value.author ?? ''}
        maxLength={MAX_AUTHOR}
        list={authorsId}
        onChange={(author) => onChange({ author: author || undefined })}
      />
      <datalist id={authorsId}>
        {inUse('author').map((author) => (
          <option key={author} value={author} />
        ))}
      </datalist>
      <TextArea
        label={say.excerpt}
        rows={3}
        maxLength={MAX_EXCERPT}
        value={value.excerpt ?? ''}
        hint={say.shownInListsLeaveEmptyTo}
        onChange={(excerpt) => onChange({ excerpt: excerpt || undefined })}
      />
      <PictureField
        label={say.coverPicture}
        value={value.image}
        onChange={(image) => onChange({ image })}
        aside={value.image && <CoverDetails mediaId={value.image.id} />}
      />
    </>
  );
}
