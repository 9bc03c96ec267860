/** Texts of mails as the owner words them, with placeholders for what was sent: `{{name}}`, `{{Your wish}}`. */
import { withColon, withMark } from '../mail/punctuate.ts';
import type { KeptValue } from './calls-inbox.ts';
import { EMPTY_SUMMARY, partsOf, summarize } from './summarize.ts';

export interface MailSource {
  readonly site: string;
  /** What the owner calls the form. */
  readonly form: string;
  readonly content: readonly KeptValue[];
}

/** What every form knows; `name` is whoever wrote. A field's label stands for itself. */
const PLACEHOLDERS = ['name', 'form', 'site', 'all entries'] as const;

const MAX_SUBJECT = 150;
/** Of one value in a subject: the owner's own words are to stay. */
const MAX_IN_SUBJECT = 100;
const PLACEHOLDER = /(?<![ \t])([ \t]*)\{\{([^{}]{1,250})\}\}([.:]?)/g;
/** What no mail needs: controls other than line ends, and what turns the direction of what follows. */
const UNWANTED = /(?!\n)\p{Cc}|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** One line. Nothing in it can end a header. */
export function fillSubject(template: string, source: MailSource): string {
  const filled = fill(template, source, (value) => cut(oneLine(value), MAX_IN_SUBJECT));
  return cut(oneLine(filled), MAX_SUBJECT);
}

export function fillText(template: string, source: MailSource): string {
  return clean(fill(template, source, clean)).trim();
}

/** Placeholders that stand for nothing in this form, each once. */
export function unknownPlaceholders(template: string, labels: readonly string[]): string[] {
  const known = new Set<string>([...PLACEHOLDERS, ...labels.map(keyOf)]);
  const named = [...template.matchAll(PLACEHOLDER)].map(([, , name = '']) => name.trim());
  return [...new Set(named.filter((name) => !known.has(keyOf(name))))];
}

/** What stands for a field, whatever its label holds. */
export function placeholderOf(label: string): string {
  return `{{${label.replace(/[{}]/g, '').trim()}}}`;
}

/** Where there is no value, the space before it goes too: “Hello {{name}},” becomes “Hello,”. */
function fill(template: string, source: MailSource, each: (value: string) => string): string {
  return template.replaceAll(PLACEHOLDER, (_whole, space: string, name: string, mark: string) => {
    const value = each(standsFor(name, source));
    return value === '' ? mark : `${space}${withMark(value, mark)}`;
  });
}

function standsFor(name: string, { site, form, content }: MailSource): string {
  const key = keyOf(name);
  if (key === 'site') return site;
  if (key === 'form') return form;
  if (key === 'all entries') return allEntries(content);
  const field = content.find(({ label }) => keyOf(label) === key);
  if (field) return textOf(field);
  return key === 'name' ? (writerOf(content) ?? '') : '';
}

/** Who wrote, as far as they said. */
export function writerOf(content: readonly KeptValue[]): string | undefined {
  const given = content.filter(({ type }) => type === 'name').map(textOf);
  return given.find((text) => text !== '');
}

/** What somebody entered in words; nothing for a password: no mail holds one. */
function textOf(kept: KeptValue): string {
  if (kept.type === 'password') return '';
  const text = linesOf(kept);
  return text === EMPTY_SUMMARY ? '' : text;
}

/** An answer as mails give it: of statements each in a line of its own. */
export function linesOf(kept: KeptValue): string {
  const parts = kept.type === 'likert' ? partsOf(kept) : undefined;
  return parts ? parts.map(({ label, text }) => `${withColon(label)} ${text}`).join('\n') : summarize(kept);
}

function allEntries(content: readonly KeptValue[]): string {
  return content
    .filter(({ type }) => type !== 'hidden')
    .map((kept) => ({ label: kept.label, text: textOf(kept) }))
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => `${withColon(label)}${text.includes('\n') ? '\n' : ' '}${text}`)
    .join('\n');
}

function keyOf(name: string): string {
  return name.replace(/[{}]/g, '').trim().toLowerCase();
}

function clean(text: string): string {
  return text.replace(/\r\n?/g, '\n').toWellFormed().replace(UNWANTED, '');
}

function oneLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ').trim();
}

/** Never within a character. */
function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : text;
}
