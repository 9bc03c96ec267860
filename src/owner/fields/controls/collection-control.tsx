/** Which collection a block shows. */
import type { ReactNode } from 'react';
import { definitions } from '#blocks/definitions.ts';
import type { Collection } from '#domain/content/calls-collections.ts';
import type { FieldDescription } from '#domain/fields/describe-schema.ts';
import { UNABLE_TO_LOAD_COLLECTIONS } from '#domain/owner-area/messages.ts';
import { SelectField } from '../../ui/field.tsx';
import { Failure } from '../../ui/notice.tsx';
import { type PanelContext, type Path, useField, usePanel } from '../panel-context.tsx';
import { useCollections } from '../site-data.ts';

interface CollectionRef {
  readonly ref: 'collection';
  readonly id: string;
}

export function CollectionControl({
  field,
  path,
}: {
  readonly field: FieldDescription;
  readonly path: Path;
}): ReactNode {
  const panel = usePanel();
  const collections = useCollections(panel.siteId);
  const state = useField<CollectionRef | undefined>(path, field.kind);
  const id = state.value?.id ?? '';
  const known = collections.data ?? [];
  if (collections.isError)
    return (
      <Failure
        title={UNABLE_TO_LOAD_COLLECTIONS}
        error={collections.error}
        onRetry={() => void collections.refetch()}
      />
    );
  const isGone = id !== '' && collections.isSuccess && !known.some((each) => each.id === id);
  return (
    <SelectField
      label={field.label}
      hint={field.hint}
      aside={state.aside}
      error={isGone ? 'This collection has been deleted. Choose another one.' : state.error}
      value={id}
      options={[
        { value: '', label: field.isOptional ? unchosenLabel(known, panel) : 'Choose a collection' },
        ...(isGone ? [{ value: id, label: 'A deleted collection' }] : []),
        ...known.map((each) => ({ value: each.id, label: each.title })),
      ]}
      onChange={(chosen) => state.set(chosen === '' ? undefined : { ref: 'collection', id: chosen })}
    />
  );
}

/** What the block shows when nothing is chosen: as `collectionIdOf` of the blocks decides it. */
function unchosenLabel(
  known: readonly Collection[],
  { target, documentId, collectionId }: Pick<PanelContext, 'target' | 'documentId' | 'collectionId'>,
): string {
  const own = known.find(({ id, pageId }) => id === collectionId || pageId === documentId);
  if (own) return `This page’s own: ${own.title}`;
  const block = target.kind === 'block' ? target.value : undefined;
  const type = block && definitions[block.type]?.collectionType?.(block.props);
  const fitting = known.filter((each) => each.type === type);
  const [first] = fitting;
  if (!first) return 'Nothing yet: there is none on this site';
  return fitting.length === 1
    ? `${first.title}, the only one`
    : `${first.title}, the first of ${fitting.length}`;
}
