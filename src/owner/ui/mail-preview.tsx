/** A mail as it will be read, with something made up in the place of what is not known yet. */
import { type ReactNode, useEffect, useRef } from 'react';
import type { WrittenMail } from '#domain/mail/write-mail.ts';
import styles from './mail-preview.module.css';
import { styledShadow } from './shadow-style.ts';
import * as say from './words/en.ts';

export function MailPreview({
  mail,
  label,
}: {
  readonly mail: WrittenMail & { readonly subject: string };
  readonly label: string;
}): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current) styledShadow(host.current, []).replaceChildren(drawMail(mail.html));
  }, [mail.html]);
  return (
    <figure className={`stack paper loose ${styles['mail']}`} aria-label={label}>
      <figcaption className="words">
        <small>{say.subject}</small>
        <strong>{mail.subject}</strong>
      </figcaption>
      <div ref={host} className={styles['body']} />
    </figure>
  );
}

/** The mail's markup as elements; its links lead nowhere. */
function drawMail(html: string): HTMLElement {
  // The policy of the owner area forbids style attributes, even to the parser, but not styles that a script sets.
  const plain = html
    .replaceAll(' style="', ' data-look="')
    // The screen has a heading of its own.
    .replace(/(<\/?)h1\b/g, '$1p');
  const { body, documentElement } = new DOMParser().parseFromString(plain, 'text/html');
  for (const link of body.querySelectorAll('a')) link.removeAttribute('href');
  const drawn = document.createElement('div');
  drawn.lang = documentElement.lang;
  if (documentElement.dir) drawn.dir = documentElement.dir;
  drawn.dataset['look'] = body.dataset['look'] ?? '';
  drawn.append(...body.childNodes);
  for (const element of [drawn, ...drawn.querySelectorAll<HTMLElement>('[data-look]')]) {
    element.style.cssText = element.dataset['look'] ?? '';
    delete element.dataset['look'];
  }
  return drawn;
}
