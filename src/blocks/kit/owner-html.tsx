/**
 * The owner's own HTML on a page. Trusted HTML becomes part of the page, whose security policy names its
 * scripts; all other HTML gets a frame without the site's origin: it can read no cookie, call no endpoint as
 * the visitor and touch nothing outside itself.
 */
import type { ReactNode } from 'react';
import { frameDocument, type Trust } from '#domain/code/owner-html.ts';

/** Never `allow-same-origin`: with it a frame could lift its own sandbox. */
const SANDBOX = 'allow-scripts allow-popups allow-forms';

interface OwnerHtmlProps {
  readonly html: string;
  readonly trust: Trust;
  /** What the frame holds, for people who cannot see it. */
  readonly title: string;
  /** CSS pixels; of the frame only. */
  readonly height: number;
}

export function OwnerHtml({ html, trust, title, height }: OwnerHtmlProps): ReactNode {
  if (trust === 'trusted') {
    return <div className="owner-html" dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <iframe
      className="owner-frame"
      title={title}
      sandbox={SANDBOX}
      srcDoc={frameDocument(html)}
      height={height}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
