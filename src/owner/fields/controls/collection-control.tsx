/** Which collection a block shows. */
import type { ReactNode } from 'react';
import type { Collection } from '#domain/content/calls-collections.ts';
import type { FieldDescription } from '#domain/fields/describe-schema.ts';
import { UNABLE_TO_LOAD_COLLECTIONS } from '#domain/owner-area/messages.ts';
import { fill } from '../../fill.ts';
import { SelectField } from '../../ui/field.tsx';
import { Failure } from '../../ui/notice.tsx';
import { type PanelContext, type Path, useField, usePanel } from '../panel-context.tsx';
import { useCollections } from '../site-data.ts';
import { unchosenCollection } from '../unchosen-collection.ts';
import * as say from './words/en.ts';

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
      error={isGone ? say.thisCollectionHasBeenDeletedChoose : state.error}
      value={id}
      options={[
        { value: '', label: field.isOptional ? unchosenLabel(known, panel) : say.chooseACollection },
        ...(isGone ? [{ value: id, label: say.aDeletedCollection }] : []),
        ...known.map((each) => ({ value: each.id, label: each.title })),
      ]}
      onChange={(chosen) => state.set(chosen === '' ? undefined : { ref: 'collection', id: chosen })}
    />
  );
}

function unchosenLabel(known: readonly Collection[], panel: PanelContext): string {
  const { own, fitting } = unchosenCollection(known, panel);
  if (own) return fill(say.thisPagesOwnTitle, { title: own.title });
  const [first] = fitting;
  if (!first) return say.thisSiteHasNoCollectionYet;
  return fitting.length === 1
    ? fill(say.titleTheOnlyOne, { title: first.title })
    : fill(say.titleTheFirstOfCount, { title: first.title, count: fitting.length });
}
