/**
 * Reads XLIFF 2 as translators’ programs send it back: with prefixes of their own, with sentences apart, comments and
 * what else the format has. Elements of other namespaces are passed over.
 */

import type { GivenLine } from '#domain/locale/exchange/take-lines.ts';
import { FINGERPRINT_NOTE, fromNameToken } from '#domain/locale/exchange/write-xliff.ts';
import type { XmlHandler } from '../storage/read-xml.ts';
import { XmlProblem } from '../storage/xml-problem.ts';

interface Unit {
  readonly line: number;
  readonly key: string;
  fingerprint: string;
  readonly segments: Segment[];
}

/** A part of a unit: a sentence, or the space between two. */
interface Segment {
  readonly isIgnorable: boolean;
  readonly isConfirmed: boolean;
  source: string;
  target: string | undefined;
  /** Where the target goes among those of its unit, from 1. */
  order: number;
}

interface Element {
  /** Local name; empty where it is not of XLIFF. */
  readonly name: string;
  /** What ends with it, as markup. */
  readonly end?: string;
  readonly prefixes: ReadonlyMap<string, string>;
}

const XLIFF_2 = /^urn:oasis:names:tc:xliff:document:2\.\d{1,2}$/;
const XLIFF = /^urn:oasis:names:tc:xliff:document:/;
const CONFIRMED = new Set(['translated', 'reviewed', 'final']);

/** Of a file into one language. Throws an XmlProblem where it cannot be taken at all. */
export class XliffReading implements XmlHandler {
  readonly lines: GivenLine[] = [];
  readonly #language: string;
  readonly #open: Element[] = [];
  #document = { id: '', address: '' };
  #unit: Unit | undefined;
  #note: { text: string } | undefined;
  #segment: Segment | undefined;
  /** Of the segment, what text is added to. */
  #side: 'source' | 'target' | undefined;

  constructor(language: string) {
    this.#language = language;
  }

  open(fullName: string, attributes: Readonly<Record<string, string>>, line: number): void {
    const above = this.#open.at(-1);
    const prefixes = withPrefixes(above?.prefixes ?? new Map(), attributes);
    const [local = '', prefix = ''] = fullName.split(':', 2).toReversed();
    const namespace = prefixes.get(prefix) ?? '';
    if (!above) this.#begin(local, namespace, attributes, line);
    const isForeign = above?.name === '' || !XLIFF_2.test(namespace);
    const name = isForeign ? '' : local;
    const end = isForeign ? undefined : this.#start(name, attributes, line);
    this.#open.push({ name, prefixes, ...(end === undefined ? {} : { end }) });
  }

  text(text: string): void {
    const { name = '' } = this.#open.at(-1) ?? {};
    if (this.#note && name === 'note') this.#note.text += text;
    else if (name !== '' && this.#side) this.#add(text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));
  }

  close(): void {
    const { name = '', end } = this.#open.pop() ?? {};
    if (end !== undefined) this.#add(end);
    if (name === 'source' || name === 'target') this.#side = undefined;
    if (name === 'note') this.#endNote();
    if (name === 'unit') this.#endUnit();
  }

  #begin(name: string, namespace: string, attributes: Readonly<Record<string, string>>, line: number): void {
    const version = attributes['version'] ?? '';
    if (name !== 'xliff' || !(namespace === '' || XLIFF.test(namespace)))
      throw new XmlProblem('This is not an XLIFF file. Choose a file that was exported here.', line, 1);
    if (!XLIFF_2.test(namespace))
      throw new XmlProblem(
        `This file is XLIFF ${version || '1.2'}. Export it as XLIFF 2.0 from your translation tool, or work with the CSV file.`,
        line,
        1,
      );
    const target = attributes['trgLang'];
    if (target === undefined)
      throw new XmlProblem('The file does not say which language it translates into (trgLang).', line, 1);
    if (target.toLowerCase() !== this.#language.toLowerCase())
      throw new XmlProblem(wrongLanguage(target, this.#language), line, 1);
  }

  /** @returns what is added where the element ends */
  #start(name: string, attributes: Readonly<Record<string, string>>, line: number): string | undefined {
    if (this.#side) return this.#startInline(name, attributes);
    const { id = '', name: key = fromNameToken(id), state = '', category, original = '' } = attributes;
    if (name === 'file') this.#document = { id: fromNameToken(id), address: original };
    if (name === 'unit') this.#unit = { line, key, fingerprint: '', segments: [] };
    if (name === 'note' && category === FINGERPRINT_NOTE) this.#note = { text: '' };
    if (name === 'segment' || name === 'ignorable') this.#startSegment(name, state);
    if (name === 'source') this.#side = 'source';
    if (name === 'target') this.#startTarget(attributes);
    return undefined;
  }

  #startTarget({ order }: Readonly<Record<string, string>>): void {
    if (!this.#segment) return;
    this.#side = 'target';
    this.#segment.target ??= '';
    this.#segment.order = Number(order) || this.#segment.order;
  }

  #startSegment(name: string, state: string): void {
    const segments: Segment[] = this.#unit?.segments ?? [];
    this.#segment = {
      isIgnorable: name === 'ignorable',
      isConfirmed: CONFIRMED.has(state),
      source: '',
      target: undefined,
      order: segments.length + 1,
    };
    segments.push(this.#segment);
  }

  #startInline(
    name: string,
    { id = '', startRef, hex = '' }: Readonly<Record<string, string>>,
  ): string | undefined {
    const tag = tagName(startRef ?? id);
    switch (name) {
      case 'pc':
        this.#add(`<${tag}>`);
        return `</${tag}>`;
      case 'sc':
        this.#add(`<${tag}>`);
        return undefined;
      case 'ec':
        this.#add(`</${tag}>`);
        return undefined;
      case 'ph':
        this.#add(`<${tag}/>`);
        return undefined;
      case 'cp':
        this.#add(letterOf(hex));
        return undefined;
      default:
        return undefined;
    }
  }

  #add(markup: string): void {
    const segment = this.#segment;
    if (!segment) return;
    if (this.#side === 'source') segment.source += markup;
    if (this.#side === 'target') segment.target += markup;
  }

  #endNote(): void {
    if (this.#unit && this.#note) this.#unit.fingerprint = this.#note.text.trim();
    this.#note = undefined;
  }

  #endUnit(): void {
    const unit = this.#unit;
    this.#unit = undefined;
    this.#segment = undefined;
    if (!unit) return;
    const { line, key, fingerprint, segments } = unit;
    const sentences = segments.filter(({ isIgnorable }) => !isIgnorable);
    const translated = sentences.filter(({ target = '' }) => target.trim() !== '');
    const isPart =
      translated.length > 0 &&
      sentences.some((each) => each.source.trim() !== '' && !translated.includes(each));
    this.lines.push({
      line,
      document: this.#document.id,
      address: this.#document.address,
      key,
      fingerprint,
      source: segments.map(({ source }) => source).join(''),
      target: translated.length === 0 ? '' : joined(segments),
      isMarkup: true,
      isConfirmed: sentences.every(({ isConfirmed }) => isConfirmed),
      problem: isPart ? 'Only a part of this text is translated.' : undefined,
    });
  }
}

export function wrongLanguage(given: string, wanted: string): string {
  return `This file translates into “${given}”, and you are importing “${wanted}”. Open that language and import it there.`;
}

/** Space between two sentences that has no translation stays as it is. */
function joined(segments: readonly Segment[]): string {
  return segments
    .toSorted((a, b) => a.order - b.order)
    .map(({ isIgnorable, source, target }) => target ?? (isIgnorable ? source : ''))
    .join('');
}

function tagName(id: string): string {
  return id.replaceAll(/[^\w.-]/g, '_').slice(0, 40) || '_';
}

function letterOf(hex: string): string {
  const code = Number.parseInt(hex, 16);
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function withPrefixes(
  above: ReadonlyMap<string, string>,
  attributes: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const declared = Object.entries(attributes).filter(
    ([name]) => name === 'xmlns' || name.startsWith('xmlns:'),
  );
  if (declared.length === 0) return above;
  return new Map([...above, ...declared.map(([name, value]) => [name.slice(6), value] as const)]);
}
