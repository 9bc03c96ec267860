/** The reply to the sender: its text, the placeholders, and a preview. */
import type { ReactNode } from 'react';
import type { FormAnswer, MailsOfForm } from '#domain/forms/calls.ts';
import { wordAnswer } from '#domain/forms/form-mails.ts';
import { sampleContent } from '#domain/forms/sample-values.ts';
import { MAX_ANSWER_TEXT, MAX_MAIL_SUBJECT } from '#domain/forms/text-lengths.ts';
import { fill } from '../../fill.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import styles from './form-part.module.css';
import { Placeholders, useInsertion } from './placeholders.tsx';
import { strangersIn } from './strangers-in.ts';
import * as say from './words/en.ts';

interface AnswerFieldsProps {
  readonly form: MailsOfForm;
  readonly answer: FormAnswer;
  readonly onChange: (change: Partial<FormAnswer>) => void;
}

const MISSING = { subject: say.enterASubjectOrTurnOff, text: say.enterATextOrTurnOff } as const;

export function AnswerFields({ form, answer, onChange }: AnswerFieldsProps): ReactNode {
  const { onFocus, place, insert } = useInsertion();
  const problemOf = (part: 'subject' | 'text') =>
    answer[part].trim() === '' ? MISSING[part] : strangersIn(answer[part], form.fields);
  return (
    <>
      <TextField
        label={say.subject}
        error={problemOf('subject')}
        maxLength={MAX_MAIL_SUBJECT}
        value={answer.subject}
        onFocus={onFocus}
        onChange={(subject) => onChange({ subject })}
      />
      <div ref={place}>
        <TextArea
          label={say.text}
          rows={9}
          error={problemOf('text')}
          maxLength={MAX_ANSWER_TEXT}
          value={answer.text}
          onFocus={onFocus}
          onChange={(value) => onChange({ text: value })}
        />
        <Placeholders
          label={say.insertIntoTheReply}
          form={form}
          more={['all entries', 'site']}
          onInsert={insert}
        />
      </div>
      <TextField
        label={say.repliesGoTo}
        type="email"
        autoComplete="off"
        placeholder={form.replyTo ?? ''}
        value={answer.replyTo ?? ''}
        onChange={(replyTo) => onChange({ replyTo: replyTo.trim() === '' ? null : replyTo })}
      />
      <Preview form={form} answer={answer} />
    </>
  );
}

function Preview({ form, answer }: Pick<AnswerFieldsProps, 'form' | 'answer'>): ReactNode {
  const content = sampleContent(form.fields);
  const { subject, paragraphs } = wordAnswer(answer, { site: form.site, form: form.name, content });
  return (
    <section className={`well words ${styles['preview']}`} aria-label={say.preview}>
      <p className={styles['sender']}>
        {fill(say.fromSiteToValue, {
          site: form.site,
          value: content.find(({ type }) => type === 'email')?.value as string,
        })}
      </p>
      <p className={styles['subject']}>{subject}</p>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </section>
  );
}
