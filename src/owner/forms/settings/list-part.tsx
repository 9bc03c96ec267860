/** Which newsletter list a form adds its senders to, and which of them. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { AnswerOf } from '#domain/calls/call.ts';
import { chooseForForm, type FormListChoice, readFormChoice } from '#domain/lists/calls.ts';
import { call, messageOf } from '../../api.ts';
import { fill } from '../../fill.ts';
import { rich } from '../../rich.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { useAction } from '../../ui/use-action.ts';
import { FormPartFrame, type FormPartProps } from './form-part.tsx';
import * as say from './words/en.ts';

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
    return <Notice tone="info">{say.thisFormNeedsAnEmailField}</Notice>;
  if (lists.length === 0)
    return (
      <Notice tone="info">
        {isSignUp
          ? say.aListIsCreatedWhenThe
          : rich(say.youHaveNoListsYetCreate, {
              link: (inside) => <Link to={`/sites/${siteId}/lists`}>{inside}</Link>,
            })}
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
        label={say.addPeopleTo}
        hint={chosen.listId !== null && say.theyGetAnEmailToConfirm}
        error={save.error ? messageOf(save.error) : undefined}
        value={chosen.listId ?? ''}
        options={[
          { value: '', label: say.noList },
          ...lists.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onChange={(id) => setChosen({ ...chosen, listId: id === '' ? null : id })}
      />
      {chosen.listId !== null && emails.length > 1 && (
        <SelectField
          label={say.emailField}
          value={chosen.fieldId || (emails[0]?.id ?? '')}
          options={emails.map(({ id, label }) => ({ value: id, label }))}
          onChange={(fieldId) => setChosen({ ...chosen, fieldId })}
        />
      )}
      {chosen.listId !== null && ticked.length > 0 && (
        <SelectField
          label={say.whoToAdd}
          value={chosen.consentFieldId}
          options={[
            { value: '', label: say.everyoneWhoSubmits },
            ...ticked.map(({ id, label }) => ({ value: id, label: fill(say.peopleWhoTickLabel, { label }) })),
          ]}
          onChange={(consentFieldId) => setChosen({ ...chosen, consentFieldId })}
        />
      )}
      {chosen.listId === null && isSignUp && <Notice tone="info">{say.thenNoOneGetsAConfirmation}</Notice>}
    </FormPartFrame>
  );
}
