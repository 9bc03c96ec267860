/** What was entered, field by field. */
import type { ReactNode } from 'react';
import { type KeptValue, partsOf, summarize } from '#domain/forms/summarize.ts';
import styles from './submissions.module.css';

export function SubmissionValues({ content }: { readonly content: readonly KeptValue[] }): ReactNode {
  return (
    <dl className={styles['values']}>
      {content.map((kept) => (
        <div key={kept.id}>
          <dt>{kept.label}</dt>
          <dd>
            <Value kept={kept} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Value({ kept }: { readonly kept: KeptValue }): ReactNode {
  const text = summarize(kept);
  if (kept.type === 'email' && text.includes('@')) return <a href={`mailto:${text}`}>{text}</a>;
  if (kept.type !== 'likert') return text;
  return partsOf(kept)?.map(({ label, text: answer }) => (
    <span key={label} className={styles['answer']}>
      {label}: <strong>{answer}</strong>
    </span>
  ));
}
