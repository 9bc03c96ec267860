/** Who is notified of submissions, and how long they are retained. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { checkEmail } from '#domain/accounts/email-address.ts';
import { UNABLE_TO_OPEN_FORM } from '#domain/errors/messages.ts';
import { changeSettings, type FormSettingsOfOwner, readSettings } from '#domain/forms/calls.ts';
import { call, messageOf } from '../../api.ts';
import { NoMailServer } from '../../no-mail-server.tsx';
import { SelectField, TextArea } from '../../ui/field.tsx';
import { Failure } from '../../ui/notice.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { FormPartFrame, type FormPartProps } from './form-part.tsx';
import { isRefusal, showFormProblem } from './form-problem.ts';

const KEPT = [
  { value: '', label: 'Forever' },
  { value: '30', label: 'For 30 days' },
  { value: '90', label: 'For 90 days' },
  { value: '365', label: 'For a year' },
  { value: '1095', label: 'For three years' },
] as const;

export function NoticePart({ siteId, formId }: FormPartProps): ReactNode {
  const own = { site: siteId, form: formId };
  const key = ['form-settings', siteId, formId];
  const settings = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readSettings, own, { signal }),
    refetchOnWindowFocus: false,
  });
  if (settings.isPending) return <Loading />;
  if (settings.error)
    return (
      <Failure title={UNABLE_TO_OPEN_FORM} error={settings.error} onRetry={() => void settings.refetch()} />
    );
  return <Fields own={own} queryKey={key} settings={settings.data.settings} />;
}

interface FieldsProps {
  readonly own: { readonly site: string; readonly form: string };
  readonly queryKey: readonly string[];
  readonly settings: FormSettingsOfOwner;
}

function Fields({ own, queryKey, settings }: FieldsProps): ReactNode {
  const [notify, setNotify] = useState(settings.notify?.join('\n') ?? '');
  const [keepDays, setKeepDays] = useState(String(settings.keepDays ?? ''));
  const queryClient = useQueryClient();
  const [wrong, setWrong] = useState<string>();
  const addresses = notify.split(/[\s,;]+/).filter((each) => each !== '');
  const save = useMutation({
    mutationFn: () =>
      call(changeSettings, {
        ...own,
        body: {
          notify: addresses.length > 0 ? addresses : null,
          keepDays: keepDays === '' ? null : Number(keepDays),
        },
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    onError: (error) => isRefusal(error) || showFormProblem(error),
  });
  const send = () => {
    const bad = addresses.find((each) => checkEmail(each) !== undefined);
    setWrong(bad && `“${bad}” is not an email address. Enter one like ada@example.org.`);
    return bad === undefined ? save.mutateAsync() : undefined;
  };
  const other = { value: keepDays, label: `For ${keepDays} days` };
  const options = KEPT.some(({ value }) => value === keepDays) ? KEPT : [...KEPT, other];
  return (
    <FormPartFrame entries={{ addresses, keepDays }} isSaving={save.isPending} onSave={send}>
      <NoMailServer />
      <TextArea
        label="Send notifications to"
        hint="One address per line. Leave empty for the site’s administrators."
        error={wrong ?? (isRefusal(save.error) ? messageOf(save.error) : undefined)}
        value={notify}
        onChange={setNotify}
      />
      <SelectField
        label="Keep submissions"
        hint="Older ones are deleted daily."
        value={keepDays}
        options={options}
        onChange={setKeepDays}
      />
    </FormPartFrame>
  );
}
