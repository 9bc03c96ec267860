/** The submitted values, field by field. */
import type { ReactNode } from 'react';
import type { FormSubmission, KeptValue } from '#domain/forms/calls-inbox.ts';
import { mailLink, phoneLink } from '#domain/forms/contact-links.ts';
import { EMPTY_SUMMARY, isAnswered, partsOf, summarize } from '#domain/forms/summarize.ts';
import { fill } from '../../fill.ts';
import { SubmissionFiles } from './submission-files.tsx';
import styles from './submissions.module.css';
import * as say from './words/en.ts';

type Sent = Pick<FormSubmission, 'id' | 'siteId' | 'content'>;

export function SubmissionValues({ submission }: { readonly submission: Sent }): ReactNode {
  const answered = submission.content.filter(isAnswered);
  return (
    <>
      <dl className={`stack loose ${styles['values']}`}>
        {answered.map((kept) => (
          <div key={kept.id}>
            <dt>{kept.label}</dt>
            <dd dir="auto">
              <Value kept={kept} submission={submission} />
            </dd>
          </div>
        ))}
      </dl>
      <Unanswered left={submission.content.filter((kept) => !isAnswered(kept) && kept.type !== 'hidden')} />
    </>
  );
}

/** Folded, so that the answers come first. */
function Unanswered({ left }: { readonly left: readonly KeptValue[] }): ReactNode {
  if (left.length === 0) return null;
  return (
    <details className={`hint ${styles['unanswered']}`}>
      <summary>{fill(say.countQuestionsNotAnswered, { count: left.length })}</summary>
      <ul>
        {left.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
    </details>
  );
}

function Value({ kept, submission }: { readonly kept: KeptValue; readonly submission: Sent }): ReactNode {
  const text = summarize(kept);
  if (kept.type === 'file' && text !== EMPTY_SUMMARY) {
    const { id, siteId } = submission;
    const names = kept.value as Readonly<Record<string, string>>;
    return <SubmissionFiles siteId={siteId} submissionId={id} fieldId={kept.id} names={names} />;
  }
  if (kept.type === 'email' && text.includes('@')) return <a href={mailLink(text)}>{text}</a>;
  const call = kept.type === 'phone' ? phoneLink(text) : undefined;
  if (call) return <a href={call}>{text}</a>;
  if (kept.type !== 'likert') return text;
  return partsOf(kept)?.map(({ label, text: answer }) => (
    <span key={label} className="block" dir="auto">
      {label}: <strong>{answer}</strong>
    </span>
  ));
}
