/** Which newsletter list a form adds its senders to, and which of them. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { AnswerOf } from '#domain/calls/call.ts';
import { chooseForForm, type FormListChoice, readFormChoice } from '#domain/lists/calls.ts';
import { call, messageOf } from '../../api.ts';
import { SelectField } from '../../ui/field.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { useAction } from '../../ui/use-action.ts';
import { FormPartFrame, type FormPartProps } from './form-part.tsx';

export function ListPart({ siteId, formId }: FormPartProps): ReactNode {
  const own = { site: siteId, form: formId };
  const key = ['form-list', siteId, formId];
  const loaded = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readFormChoice, own, { signal }),
    refetchOnWindowFocus: false,
  });
  if (loaded.isPending) return <Loading />;
  if (loaded.error) return <Failure error={loaded.error} onRetry={() => void loaded.refetch()} />;
  const { lists, isSignUp, fields } = loaded.data;
  if (!fields.some(({ type }) => type === 'email'))
    return <Notice tone="info">This form needs an email field to add people to a list.</Notice>;
  if (lists.length === 0)
    return (
      <Notice tone="info">
        {isSignUp ? (
          'A list is created when the first person signs up with this form.'
        ) : (
          <>
            You have no lists yet. <Link to={`/sites/${siteId}/lists`}>Create one</Link> for this form.
          </>
        )}
      </Notice>
    );
  return <Fields own={own} queryKey={key} form={loaded.data} />;
}

interface FieldsProps {
  readonly own: { readonly site: string; readonly form: string };
  readonly queryKey: readonly string[];
  readonly form: AnswerOf<typeof readFormChoice>;
}

function Fields({ own, queryKey, form: { choice, isSignUp, lists, fields } }: FieldsProps): ReactNode {
  const first = isSignUp ? (lists[0]?.id ?? null) : null;
  const [chosen, setChosen] = useState<FormListChoice>(
    choice ?? { listId: first, fieldId: '', consentFieldId: '' },
  );
  const save = useAction(() => call(chooseForForm, { ...own, body: chosen }), {
    reads: queryKey,
    isFailureShown: true,
  });
  const emails = fields.filter(({ type }) => type === 'email');
  const ticked = fields.filter(({ type }) => type === 'checkbox');
  return (
    <FormPartFrame entries={chosen} isSaving={save.isPending} onSave={() => save.mutateAsync()}>
      <SelectField
        label="Add people to"
        hint={chosen.listId !== null && 'They get an email to confirm before they join the list.'}
        error={save.error ? messageOf(save.error) : undefined}
        value={chosen.listId ?? ''}
        options={[
          { value: '', label: 'No list' },
          ...lists.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => setChosen({ ...chosen, listId: id === '' ? null : id })}
      />
      {chosen.listId !== null && emails.length > 1 && (
        <SelectField
          label="Email field"
          value={chosen.fieldId || (emails[0]?.id ?? '')}
          options={emails.map(({ id, label }) => ({ value: id, label }))}
          onChange={(fieldId) => setChosen({ ...chosen, fieldId })}
        />
      )}
      {chosen.listId !== null && ticked.length > 0 && (
        <SelectField
          label="Who to add"
          value={chosen.consentFieldId}
          options={[
            { value: '', label: 'Everyone who submits' },
            ...ticked.map(({ id, label }) => ({ value: id, label: `People who tick “${label}”` })),
          ]}
          onChange={(consentFieldId) => setChosen({ ...chosen, consentFieldId })}
        />
      )}
      {chosen.listId === null && isSignUp && (
        <Notice tone="info">
          Then no one gets a confirmation email. If your “Once it is sent” message mentions one, edit it.
        </Notice>
      )}
    </FormPartFrame>
  );
}
