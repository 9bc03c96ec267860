import { type ReactNode, useState } from 'react';
import { addDetails, type NewDetails } from '#domain/content/add-details.ts';
import { type DocumentView, edit, read } from '#domain/content/calls.ts';
import { call, messageOf } from '../api.ts';
import { useRefreshDocuments } from '../documents.ts';
import { fill } from '../fill.ts';
import { LabelsField } from '../page-settings/labels-field.tsx';
import { useLabelsInUse } from '../page-settings/use-labels-in-use.ts';
import { useSite } from '../session.ts';
import { bindFields } from '../ui/bind-fields.ts';
import { TextField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { showError } from '../ui/toasts.tsx';
import { useAction } from '../ui/use-action.ts';
import * as say from './words/en.ts';

export interface BulkDetailsDialogProps {
  readonly collectionId: string;
  readonly items: readonly DocumentView[];
  readonly onClose: () => void;
}

const NOTHING: NewDetails = { tags: [], categories: [], author: '' };

export function BulkDetailsDialog({ collectionId, items, onClose }: BulkDetailsDialogProps): ReactNode {
  const { id: site } = useSite();
  const refresh = useRefreshDocuments(site);
  const inUse = useLabelsInUse(collectionId);
  const [details, setDetails] = useState(NOTHING);
  const change = (part: Partial<NewDetails>) => setDetails((before) => ({ ...before, ...part }));
  const sending = useAction(
    async () => {
      const failed: string[] = [];
      for (const { id: document, title } of items)
        await changeOne(site, document, details).catch((error: unknown) =>
          failed.push(`“${title}”: ${messageOf(error)}`),
        );
      await refresh();
      return failed;
    },
    {
      said: ({ length }) =>
        length < items.length
          ? fill(say.countChangedPublishThemToShow, { count: items.length - length })
          : undefined,
      isFailureShown: true,
      onDone: (failed) => {
        if (failed.length > 0) showError(failed.join(' '));
        onClose();
      },
    },
  );
  const { field } = bindFields(details, change);
  return (
    <FormDialog
      title={fill(say.detailsOfCount, { count: items.length })}
      description={say.addsToEachWithoutRemovingAnything}
      action={say.addToAll}
      isIncomplete={details.tags.length + details.categories.length === 0 && details.author.trim() === ''}
      sending={sending}
      onClose={onClose}
    >
      <LabelsField
        kind="category"
        label={say.categories}
        {...field('categories')}
        proposed={inUse('category')}
      />
      <LabelsField kind="tag" label={say.tags} {...field('tags')} proposed={inUse('tag')} />
      <TextField
        label={say.author}
        {...field('author')}
        maxLength={200}
        hint={say.leaveEmptyToKeepEachOnes}
      />
    </FormDialog>
  );
}

async function changeOne(site: string, document: string, details: NewDetails): Promise<void> {
  const { draft } = await call(read, { site, document });
  const operations = draft ? addDetails(draft.body, details) : [];
  if (!draft || operations.length === 0) return;
  await call(edit, { site, document, body: { baseId: draft.id, operations } });
}
