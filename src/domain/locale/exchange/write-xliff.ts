/**
 * Texts as XLIFF 2.0, the format of translators’ programs: a file for each document, a unit for each line, tags as
 * codes that those programs keep. The notes of a unit say what it is and which original it was made from.
 */
import type { TranslationState } from '../text-kinds.ts';
import type { ExchangeDocument, ExchangeLanguages, ExchangeLine } from './exchange-lines.ts';

export const XLIFF_TYPE = 'application/xliff+xml';

/** Category of the note with the fingerprint of the original. */
export const FINGERPRINT_NOTE = 'vitrine-original';

const STATES: Readonly<Record<TranslationState, string>> = {
  missing: 'state="initial"',
  outdated: 'state="initial" subState="vitrine:outdated"',
  current: 'state="translated"',
};

export function xliffHead({ source, target }: ExchangeLanguages): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${escapeNote(source)}" trgLang="${escapeNote(target)}">
`;
}

export const XLIFF_END = '</xliff>\n';

/** Nothing of a document without texts: a file has to have a unit. */
export function xliffFile({ id, title, path, lines }: ExchangeDocument): string {
  if (lines.length === 0) return '';
  return `<file id="${nameToken(id)}" original="${escapeNote(path ?? title)}" xml:space="preserve">
<notes><note category="title">${escapeNote(title)}</note></notes>
${lines.map(unit).join('')}</file>
`;
}

function unit({ key, label, source, target, state, kind, fingerprint }: ExchangeLine): string {
  const inline = kind === 'rich-text' ? withCodes : escapeText;
  const translation = target === '' ? '' : `<target>${inline(target)}</target>`;
  return `<unit id="${nameToken(key)}" name="${escapeNote(key)}">
<notes><note category="kind">${escapeNote(label)}</note><note category="${FINGERPRINT_NOTE}">${escapeNote(fingerprint)}</note></notes>
<segment ${STATES[state]}><source>${inline(source)}</source>${translation}</segment>
</unit>
`;
}

const TAGS = /<(\d{1,6})(\/?)>|<\/\d{1,6}>/g;

/** The tags of a rich text as codes; its words are markup already. */
function withCodes(segment: string): string {
  let made = '';
  let end = 0;
  for (const { 0: tag, 1: id, 2: alone, index } of segment.matchAll(TAGS)) {
    made += escapeRest(segment.slice(end, index)) + codeOf(id, alone === '/');
    end = index + tag.length;
  }
  return made + escapeRest(segment.slice(end));
}

function codeOf(id: string | undefined, isAlone: boolean): string {
  if (id === undefined) return '</pc>';
  return isAlone
    ? `<ph id="${id}" type="fmt" subType="xlf:lb" canCopy="no" canDelete="no"/>`
    : `<pc id="${id}" canCopy="no" canDelete="no">`;
}

/** `&amp;` and `&lt;` of a segment are those of XML. */
function escapeRest(markup: string): string {
  return escapeText(markup.replaceAll('&lt;', '<').replaceAll('&amp;', '&'));
}

/** XML has no way to write these but as an element of XLIFF. */
const NOT_XML = /[^\t\n\r\u0020-\ufffd\u{10000}-\u{10ffff}]|\p{Surrogate}/gu;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#13;',
};

/** For attributes and notes, which are for people. */
function escapeNote(text: string): string {
  return text.replaceAll(NOT_XML, '\ufffd').replaceAll(/[&<>"\r]/g, (letter) => ESCAPES[letter] ?? letter);
}

function escapeText(text: string): string {
  return text
    .replaceAll(/[&<>"\r]/g, (letter) => ESCAPES[letter] ?? letter)
    .replaceAll(NOT_XML, (letter) => `<cp hex="${hexOf(letter)}"/>`);
}

/** Ids of XLIFF take few letters. */
function nameToken(text: string): string {
  return text.replaceAll(/[^A-Za-z0-9.:-]/g, (letter) => `_${hexOf(letter)}`);
}

export function fromNameToken(token: string): string {
  return token.replaceAll(/_([0-9a-f]{4})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function hexOf(letter: string): string {
  return letter.charCodeAt(0).toString(16).padStart(4, '0');
}
