/** A mail as it will be read, with something made up in the place of what is not known yet. */
import type { ReactNode } from 'react';
import type { WrittenMail } from '#domain/mail/write-mail.ts';
import styles from './mail-preview.module.css';
import * as say from './words/en.ts';

export function MailPreview({
  mail,
  label,
}: {
  readonly mail: WrittenMail & { readonly subject: string };
  readonly label: string;
}): ReactNode {
  return (
    <figure className={`stack paper loose words ${styles['mail']}`} aria-label={label}>
      <figcaption>
        <small>{say.subject}</small>
        <strong>{mail.subject}</strong>
      </figcaption>
      <pre>{mail.text}</pre>
    </figure>
  );
}
