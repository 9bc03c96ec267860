/** The words of the answer to whoever sent a form, what can be put into them, and how they will read. */
import { type FocusEvent, type ReactNode, useRef } from 'react';
import { type FormAnswer, MAX_ANSWER_TEXT, MAX_MAIL_SUBJECT, wordAnswer } from '#domain/forms/form-mails.ts';
import { placeholderOf } from '#domain/forms/mail-template.ts';
import { sampleContent } from '#domain/forms/sample-values.ts';
import { TextArea, TextField } from '../ui/field.tsx';
import { type FormMailsAnswer, strangersIn } from './form-mails.ts';
import styles from './form-part.module.css';

interface AnswerFieldsProps {
  readonly form: FormMailsAnswer;
  readonly answer: FormAnswer;
  readonly onChange: (change: Partial<FormAnswer>) => void;
}

type Writable = HTMLInputElement | HTMLTextAreaElement;

export function AnswerFields({ form, answer, onChange }: AnswerFieldsProps): ReactNode {
  const text = useRef<Writable>(null);
  const written = useRef<Writable>(null);
  const note = (event: FocusEvent<Writable>) => {
    written.current = event.currentTarget;
  };
  const insert = (placeholder: string) => {
    const target = written.current ?? text.current;
    if (!target) return;
    target.focus();
    target.setRangeText(
      placeholder,
      target.selectionStart ?? target.value.length,
      target.selectionEnd ?? target.value.length,
      'end',
    );
    target.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <>
      <TextField
        label="Subject"
        error={
          answer.subject.trim() === ''
            ? 'Write a subject, or switch the answer off.'
            : strangersIn(answer.subject, form.fields)
        }
        maxLength={MAX_MAIL_SUBJECT}
        value={answer.subject}
        onFocus={note}
        onChange={(subject) => onChange({ subject })}
      />
      <div
        ref={(element) => {
          text.current = element?.querySelector('textarea') ?? null;
        }}
      >
        <TextArea
          label="Text"
          rows={9}
          error={
            answer.text.trim() === ''
              ? 'Write a text, or switch the answer off.'
              : strangersIn(answer.text, form.fields)
          }
          maxLength={MAX_ANSWER_TEXT}
          value={answer.text}
          onFocus={note}
          onChange={(value) => onChange({ text: value })}
        />
        <Placeholders form={form} onInsert={insert} />
      </div>
      <TextField
        label="Replies go to"
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

interface PlaceholdersProps {
  readonly form: FormMailsAnswer;
  readonly onInsert: (placeholder: string) => void;
}

function Placeholders({ form, onInsert }: PlaceholdersProps): ReactNode {
  const labels = sampleContent(form.fields)
    .filter(({ type }) => type !== 'password' && type !== 'name')
    .map(({ label }) => label);
  const all = [...new Set(['name', ...labels, 'all entries', 'site'])];
  return (
    <fieldset className={styles['placeholders']}>
      <legend className="visually-hidden">Insert what was entered</legend>
      {all.map((label) => (
        <button
          key={label}
          type="button"
          className={styles['placeholder']}
          aria-label={`Insert ${label}`}
          onClick={() => onInsert(placeholderOf(label))}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}

function Preview({ form, answer }: Pick<AnswerFieldsProps, 'form' | 'answer'>): ReactNode {
  const content = sampleContent(form.fields);
  const { subject, paragraphs } = wordAnswer(answer, { site: form.site, form: form.name, content });
  return (
    <section className={styles['preview']} aria-label="Preview">
      <p className={styles['sender']}>
        From {form.site} to {content.find(({ type }) => type === 'email')?.value as string}
      </p>
      <p className={styles['subject']}>{subject}</p>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </section>
  );
}
