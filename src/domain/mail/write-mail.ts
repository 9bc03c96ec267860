/** Sets a mail: the same words as plain text and as HTML that every mail program shows, with nothing to load. */
import { escapeHtml } from '../escape-html.ts';

export interface MailWords {
  /** Without one the mail begins with its words. */
  readonly heading?: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do; its address is also spelled out, for programs that show no buttons. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Why this mail came, and what happens if nothing is done. */
  readonly closing?: string;
  /** Who writes: the site's or the installation's name. */
  readonly sender: string;
  /** Language of the words, as in `lang`. */
  readonly language?: string;
}

export interface WrittenMail {
  readonly text: string;
  readonly html: string;
}

const FONT = "-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif";
const INK = '#1d1b19';
const MUTED = '#6a645d';
const LINE = '#e4dfd8';
const GROUND = '#f6f4f0';
const PAPER = '#ffffff';

/** @throws when the action is no web address: a mail never carries another kind of link */
export function writeMail(words: MailWords): WrittenMail {
  if (words.action && !/^https?:\/\//.test(words.action.url))
    throw new Error('The action of a mail is a web address.');
  return { text: textOf(words), html: htmlOf(words) };
}

function textOf({ heading, paragraphs, action, closing, sender }: MailWords): string {
  const parts = [...(heading ? [heading] : []), ...paragraphs];
  if (action) parts.push(`${action.label}:\n${action.url}`);
  if (closing) parts.push(closing);
  return `${parts.join('\n\n')}\n\n-- \n${sender}\n`;
}

function htmlOf({ heading, paragraphs, action, closing, sender, language = 'en' }: MailWords): string {
  const body = [
    heading
      ? `<h1 style="margin:0 0 20px;font:600 22px/1.3 ${FONT};letter-spacing:-0.01em;color:${INK}">${escapeHtml(heading)}</h1>`
      : '',
    ...paragraphs.map((each) => paragraph(each, INK, 16)),
    action ? actionOf(action) : '',
    closing ? paragraph(closing, MUTED, 14) : '',
  ].join('');
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">',
    `<title>${escapeHtml(heading ?? sender)}</title></head><body style="margin:0;background:${GROUND}">`,
    `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:${GROUND}"><tr><td align="center" style="padding:32px 16px">`,
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px">',
    `<tr><td style="padding:0 4px 14px;font:600 14px/1.4 ${FONT};color:${MUTED}">${escapeHtml(sender)}</td></tr>`,
    `<tr><td style="padding:36px 32px 24px;background:${PAPER};border:1px solid ${LINE};border-radius:8px">${body}</td></tr>`,
    '</table></td></tr></table></body></html>',
  ].join('\n');
}

function paragraph(words: string, color: string, size: number): string {
  const lines = escapeHtml(words).replaceAll('\n', '<br>');
  return `<p style="margin:0 0 16px;font:400 ${size}px/1.6 ${FONT};color:${color}">${lines}</p>`;
}

function actionOf({ label, url }: { readonly label: string; readonly url: string }): string {
  const address = escapeHtml(url);
  return (
    `<p style="margin:28px 0 20px"><a href="${address}" style="display:inline-block;padding:12px 22px;border-radius:6px;background:${INK};font:600 16px/1.2 ${FONT};color:${PAPER};text-decoration:none">${escapeHtml(label)}</a></p>` +
    `<p style="margin:0 0 24px;font:400 13px/1.5 ${FONT};color:${MUTED};word-break:break-all">${address}</p>`
  );
}
