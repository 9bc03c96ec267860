/** A mail as it will be read, with something made up in the place of what is not known yet. */
import type { ReactNode } from 'react';
import type { BuyerMail } from '#domain/store/buyer-mails.ts';
import styles from './mail-preview.module.css';

export function MailPreview({
  mail,
  label,
}: {
  readonly mail: BuyerMail;
  readonly label: string;
}): ReactNode {
  return (
    <figure className={styles['mail']} aria-label={label}>
      <figcaption>
        <small>Subject</small>
        <strong>{mail.subject}</strong>
      </figcaption>
      <pre>{mail.text}</pre>
    </figure>
  );
}
