/** Sets a mail: the same words as plain text and as HTML that every mail program shows, with nothing to load. */
import { escapeHtml } from '../escape-html.ts';
import { textDirection } from '../locale/direction.ts';

export interface MailWords {
  /** Without one the mail begins with its words. */
  readonly heading?: string;
  readonly paragraphs: readonly string[];
  /** Numbers that are read at a glance, side by side. */
  readonly figures?: readonly MailFigure[];
  readonly tables?: readonly MailTable[];
  /** Where more of it is read, elsewhere. */
  readonly link?: { readonly label: string; readonly url: string };
  /** The one thing to do; its address is also spelled out, for programs that show no buttons. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Why this mail came, and what happens if nothing is done. */
  readonly closing?: string;
  /** How to get no more of them. */
  readonly leave?: { readonly label: string; readonly url: string };
  /** Who writes: the site's or the installation's name. */
  readonly sender: string;
  /** Language of the words, as in `lang`. */
  readonly language?: string;
}

interface MailFigure {
  readonly label: string;
  readonly value: string;
  readonly note: string;
}

export interface MailTable {
  readonly title: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
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

/** @throws when it leads to what is no web address: a mail never carries another kind of link */
export function writeMail(words: MailWords): WrittenMail {
  for (const led of [words.action, words.link])
    if (led && !/^https?:\/\//.test(led.url)) throw new Error('A mail leads to web addresses.');
  return { text: textOf(words), html: htmlOf(words) };
}

function textOf({
  heading,
  paragraphs,
  figures,
  tables,
  link,
  action,
  closing,
  leave,
  sender,
}: MailWords): string {
  const parts = [...(heading ? [heading] : []), ...paragraphs];
  if (figures && figures.length > 0)
    parts.push(figures.map(({ label, value, note }) => `${label}: ${value} (${note})`).join('\n'));
  for (const { title, rows } of tables ?? [])
    parts.push([title, ...rows.map(([name, value]) => `- ${name}: ${value}`)].join('\n'));
  if (link) parts.push(`${link.label}:\n${link.url}`);
  if (action) parts.push(`${action.label}:\n${action.url}`);
  if (closing) parts.push(closing);
  if (leave) parts.push(`${leave.label}:\n${leave.url}`);
  return `${parts.join('\n\n')}\n\n-- \n${sender}\n`;
}

function htmlOf(words: MailWords): string {
  const {
    heading,
    paragraphs,
    figures = [],
    tables = [],
    link,
    action,
    closing,
    leave,
    sender,
    language = 'en',
  } = words;
  const body = [
    heading
      ? `<h1 style="margin:0 0 20px;font:600 22px/1.3 ${FONT};letter-spacing:-0.01em;color:${INK}">${escapeHtml(heading)}</h1>`
      : '',
    ...paragraphs.map((each) => paragraph(each, INK, 16)),
    figures.length > 0 ? figuresOf(figures) : '',
    ...tables.map(tableOf),
    link ? linkOf(link, INK) : '',
    action ? actionOf(action) : '',
    closing ? paragraph(closing, MUTED, 14) : '',
    leave ? linkOf(leave, MUTED) : '',
  ].join('');
  return [
    `<!doctype html><html lang="${escapeHtml(language)}"${textDirection(language) === 'rtl' ? ' dir="rtl"' : ''}><head><meta charset="utf-8">`,
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

function figuresOf(figures: readonly MailFigure[]): string {
  const cells = figures.map(
    ({ label, value, note }) =>
      `<td style="padding:14px 8px 14px 0;vertical-align:top"><div style="font:600 26px/1.2 ${FONT};letter-spacing:-0.02em;color:${INK}">${escapeHtml(value)}</div>` +
      `<div style="font:400 13px/1.5 ${FONT};color:${MUTED}">${escapeHtml(label)}<br>${escapeHtml(note)}</div></td>`,
  );
  return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:4px 0 20px;border-top:1px solid ${LINE};border-bottom:1px solid ${LINE}"><tr>${cells.join('')}</tr></table>`;
}

function tableOf({ title, rows }: MailTable): string {
  const cell = (words: string, more: string) =>
    `<td style="padding:7px 0;border-bottom:1px solid ${LINE};font:400 15px/1.5 ${FONT};color:${INK};${more}">${escapeHtml(words)}</td>`;
  const lines = rows.map(
    ([name, value]) =>
      `<tr>${cell(name, 'word-break:break-word')}${cell(value, 'padding-left:16px;text-align:right;white-space:nowrap;font-weight:600')}</tr>`,
  );
  return (
    `<h2 style="margin:20px 0 6px;font:600 13px/1.4 ${FONT};color:${MUTED}">${escapeHtml(title)}</h2>` +
    `<table width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 8px">${lines.join('')}</table>`
  );
}

function linkOf({ label, url }: { readonly label: string; readonly url: string }, color: string): string {
  return `<p style="margin:0;font:400 14px/1.6 ${FONT}"><a href="${escapeHtml(url)}" style="color:${color}">${escapeHtml(label)}</a></p>`;
}
