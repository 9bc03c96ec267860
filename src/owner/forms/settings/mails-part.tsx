/** The mails of a form: the subject of the notice, and the reply to the sender. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnswerOf } from '#domain/calls/call.ts';
import { UNABLE_TO_OPEN_FORM } from '#domain/errors/messages.ts';
import {
  changeMails,
  type FormAnswer,
  type MailsOfForm,
  readMails,
  sendTestMail,
} from '#domain/forms/calls.ts';
import { noticeSubject } from '#domain/forms/form-mails.ts';
import { sampleContent } from '#domain/forms/sample-values.ts';
import { MAX_MAIL_SUBJECT } from '#domain/forms/text-lengths.ts';
import { call, messageOf } from '../../api.ts';
import { fill } from '../../fill.ts';
import { NoMailServer } from '../../no-mail-server.tsx';
import { useMe } from '../../session.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { Failure, Notice } from '../../ui/notice.tsx';
import { Loading } from '../../ui/spinner.tsx';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toasts.tsx';
import { useAction } from '../../ui/use-action.ts';
import { AnswerFields } from './answer-fields.tsx';
import { FormPartFrame, type FormPartProps } from './form-part.tsx';
import { isRefusal, showFormProblem } from './form-problem.ts';
import { Placeholders, useInsertion } from './placeholders.tsx';
import { strangersIn } from './strangers-in.ts';
import * as say from './words/en.ts';

export function MailsPart({ siteId, formId }: FormPartProps): ReactNode {
  const own = { site: siteId, form: formId };
  const key = ['form-mails', siteId, formId];
  const loaded = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readMails, own, { signal }),
    // Not refetched: it must not change while it is being edited.
    refetchOnWindowFocus: false,
  });
  if (loaded.isPending) return <Loading />;
  if (loaded.error)
    return <Failure title={UNABLE_TO_OPEN_FORM} error={loaded.error} onRetry={() => void loaded.refetch()} />;
  return <Fields own={own} queryKey={key} form={loaded.data} />;
}

interface FieldsProps {
  readonly own: { readonly site: string; readonly form: string };
  readonly queryKey: readonly string[];
  readonly form: MailsOfForm;
}

function Fields({ own, queryKey, form }: FieldsProps): ReactNode {
  const [mails, setMails] = useState(form.mails);
  const queryClient = useQueryClient();
  const sayTested = useTestWords();
  const save = useMutation({
    mutationFn: () => call(changeMails, { ...own, body: mails }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey });
    },
    onError: (error) => isRefusal(error) || showFormProblem(error),
  });
  const test = useAction(() => call(sendTestMail, { ...own, body: mails }), { onDone: sayTested });
  const { answer } = mails;
  const setAnswer = (change: Partial<FormAnswer>) =>
    setMails((now) => ({ ...now, answer: { ...now.answer, ...change } }));
  const emails = form.fields.filter(({ type }) => type === 'email');
  return (
    <FormPartFrame
      entries={mails}
      isSaving={save.isPending}
      onSave={() => save.mutateAsync()}
      actions={
        answer.isOn && (
          <Button isBusy={test.isPending} onClick={() => test.mutate()}>
            {say.sendMeATest}
          </Button>
        )
      }
    >
      <NoMailServer />
      <NoticeSubject
        form={form}
        subject={mails.noticeSubject}
        onChange={(noticeSubject) => setMails((now) => ({ ...now, noticeSubject }))}
      />
      <Switch
        label={say.automaticReply}
        hint={say.emailsPeopleWhoSubmitTheForm}
        isOn={answer.isOn}
        isDisabled={emails.length === 0 && !answer.isOn}
        onChange={(isOn) => setAnswer({ isOn })}
      />
      {emails.length === 0 && <Notice tone="info">{say.addAnEmailFieldToSend}</Notice>}
      {answer.isOn && emails.length > 1 && (
        <SelectField
          label={say.sendToTheAddressIn}
          value={answer.fieldId || (emails[0]?.id ?? '')}
          options={emails.map(({ id, label }) => ({ value: id, label }))}
          onChange={(fieldId) => setAnswer({ fieldId })}
        />
      )}
      {answer.isOn && <AnswerFields form={form} answer={answer} onChange={setAnswer} />}
      {isRefusal(save.error) && <Notice tone="danger">{messageOf(save.error)}</Notice>}
    </FormPartFrame>
  );
}

interface NoticeSubjectProps {
  readonly form: MailsOfForm;
  /** Empty for the default subject. */
  readonly subject: string;
  readonly onChange: (subject: string) => void;
}

function NoticeSubject({ form, subject, onChange }: NoticeSubjectProps): ReactNode {
  const { onFocus, place, insert } = useInsertion();
  const example = noticeSubject(subject, {
    site: form.site,
    form: form.name,
    content: sampleContent(form.fields),
  });
  return (
    <div ref={place}>
      <TextField
        label={say.subjectOfYourNotification}
        placeholder="{{form}}: {{name}}"
        hint={fill(say.textInBracesIsFilledIn, { example })}
        error={strangersIn(subject, form.fields)}
        maxLength={MAX_MAIL_SUBJECT}
        value={subject}
        onFocus={onFocus}
        onChange={onChange}
      />
      <Placeholders
        label={say.insertIntoTheSubjectOfYour}
        form={form}
        more={['form', 'site']}
        onInsert={insert}
      />
    </div>
  );
}

/** Says where the test is: on its way, or here. */
function useTestWords(): (sent: AnswerOf<typeof sendTestMail>) => void {
  const navigate = useNavigate();
  const mayRead = useMe().data?.isOwner ?? false;
  return ({ to, isMailed }) => {
    if (isMailed) return showToast(fill(say.testSentToTo, { to }));
    const action = { label: say.openTheOutbox, onSelect: () => void navigate('/outbox') };
    showToast(say.noMailServerIsSetUp, mayRead ? { action } : {});
  };
}
