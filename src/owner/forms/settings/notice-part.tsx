/** Who is notified of submissions, and how long they are retained. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { checkEmail } from '#domain/accounts/email-address.ts';
import { UNABLE_TO_OPEN_FORM } from '#domain/errors/messages.ts';
import { changeSettings, type FormSettingsOfOwner, readSettings } from '#domain/forms/calls.ts';
import { call, messageOf } from '../../api.ts';
import { fill } from '../../fill.ts';
import { NoMailServer } from '../../no-mail-server.tsx';
import { SelectField, TextArea } from '../../ui/field.tsx';
import { Failure } from '../../ui/notice.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { FormPartFrame, type FormPartProps } from './form-part.tsx';
import { isRefusal, showFormProblem } from './form-problem.ts';
import * as say from './words/en.ts';

const KEPT = [
  { value: '', label: say.forever },
  { value: '30', label: say.for30Days },
  { value: '90', label: say.for90Days },
  { value: '365', label: say.forAYear },
  { value: '1095', label: say.forThreeYears },
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
    setWrong(bad && fill(say.badIsNotAnEmailAddress, { bad }));
    return bad === undefined ? save.mutateAsync() : undefined;
  };
  const other = { value: keepDays, label: fill(say.forKeepdaysDays, { keepDays }) };
  const options = KEPT.some(({ value }) => value === keepDays) ? KEPT : [...KEPT, other];
  return (
    <FormPartFrame entries={{ addresses, keepDays }} isSaving={save.isPending} onSave={send}>
      <NoMailServer />
      <TextArea
        label={say.sendNotificationsTo}
        hint={say.oneAddressPerLineLeaveEmpty}
        error={wrong ?? (isRefusal(save.error) ? messageOf(save.error) : undefined)}
        value={notify}
        onChange={setNotify}
      />
      <SelectField
        label={say.keepSubmissions}
        hint={say.olderOnesAreDeletedDaily}
        value={keepDays}
        options={options}
        onChange={setKeepDays}
      />
    </FormPartFrame>
  );
}
