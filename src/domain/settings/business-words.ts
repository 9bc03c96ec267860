/**
 * What pages say of a business: the first pages of every template hold the same six sample texts where its address,
 * hours and contacts belong. They are filled in from the settings, and follow them afterwards.
 */
import type { Block, Body } from '../content/content.ts';
import type { Operation } from '../content/operations.ts';
import type { Mark, RichNode } from '../content/rich-text.ts';
import { isEqualJson, isObject } from '../json.ts';
import { SPACES, trimEndOf } from '../trim.ts';
import { type Business, linesOf, readOpening } from './business.ts';

/** What a page says until the owner has entered it. */
export const SAMPLE_FACTS = {
  street: 'Your street and number',
  town: 'Your town',
  telephone: 'Your telephone number',
  email: 'Your email address',
  days: 'Your days',
  hours: 'Your hours',
} as const;
type Fact = keyof typeof SAMPLE_FACTS;
const FACTS = Object.keys(SAMPLE_FACTS) as Fact[];

export type BusinessWords = Readonly<Record<Fact, string>>;

export interface Written {
  /** BCP 47. */
  readonly locale: string;
  /** Postal code and town, as that country writes them. */
  readonly town: string;
}

/** As pages say it. What is not known is said in the sample's words. */
export function wordsOfBusiness(business: Business, { locale, town }: Written): BusinessWords {
  const { street, telephone, email } = business;
  const known = { street, telephone, email, town, ...openingWords(business.hours, locale) };
  const said = FACTS.map((fact) => [fact, known[fact].trim() || SAMPLE_FACTS[fact]]);
  return Object.fromEntries(said) as BusinessWords;
}

/** Pages have two lines for them: days above, times below; where the days differ, each line says both. */
function openingWords(hours: string, locale: string): Pick<BusinessWords, 'days' | 'hours'> {
  const [first = '', ...others] = linesOf(hours);
  const style = others.length > 0 ? 'short' : 'long';
  const lines = [first, ...others].map((line) => writeOpening(line, locale, style));
  if (others.length > 0) {
    const [days = '', ...rest] = lines.map((parts) => parts.filter((part) => part !== '').join(' '));
    return { days, hours: rest.join(', ') };
  }
  const [days = '', times = ''] = lines[0] ?? [];
  return { days, hours: times };
}

/** Days and times; of a line that only people can read, what is before and after its first digit. */
function writeOpening(line: string, locale: string, style: 'short' | 'long'): [days: string, times: string] {
  const opening = readOpening(line);
  if (!opening) {
    const start = line.search(/\d/);
    return start > 0 ? [trimEndOf(line.slice(0, start), `${SPACES}:,`), line.slice(start)] : [line, ''];
  }
  const days = opening.days
    .replace(/[A-Z][a-z]/g, (code) => dayName(code, locale, style))
    .replaceAll('-', () => (style === 'long' ? ' – ' : '–'))
    .replaceAll(',', ', ');
  return [days, opening.times.map(({ from, until }) => `${from}–${until}`).join(', ')];
}

/** The first of January 2024 was a Monday. */
const CODES = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

function dayName(code: string, locale: string, weekday: 'short' | 'long'): string {
  const day = new Date(Date.UTC(2024, 0, 1 + CODES.indexOf(code)));
  return new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(day);
}

/** The texts that are to be written over. */
export function saidBefore(before: BusinessWords, after: BusinessWords): string[] {
  return [...changesOf(before, after).keys()];
}

/** The operations that make a page say what is true now: for samples, and for what was true before. */
export function sayOnPage(
  { sections }: Pick<Body, 'sections'>,
  before: BusinessWords,
  after: BusinessWords,
): Operation[] {
  const changes = changesOf(before, after);
  if (changes.size === 0) return [];
  return sections.flatMap(({ blocks }) => blocks.flatMap((block) => sayInBlock(block, changes)));
}

interface Change {
  readonly fact: Fact;
  readonly words: string;
}

/** By the words that a line on a page consists of. */
function changesOf(before: BusinessWords, after: BusinessWords): ReadonlyMap<string, Change> {
  const from = (words: BusinessWords) =>
    FACTS.filter((fact) => words[fact] !== after[fact]).map((fact): [string, Change] => [
      words[fact],
      { fact, words: after[fact] },
    ]);
  return new Map([...from(before), ...from(SAMPLE_FACTS)]);
}

function sayInBlock({ id, props }: Block, changes: ReadonlyMap<string, Change>): Operation[] {
  return Object.entries(props).flatMap(([name, value]): Operation[] => {
    if (!isObject(value) || value['type'] !== 'doc') return [];
    const said = sayInNode(value as unknown as RichNode, changes);
    return isEqualJson(said, value)
      ? []
      : [{ op: 'set', id, path: ['props', name], before: value, after: said }];
  });
}

/** Lines of paragraphs only: a heading that happens to be the name of the town stays what it is. */
function sayInNode(node: RichNode, changes: ReadonlyMap<string, Change>, isLine = false): RichNode {
  if (node.type === 'text') {
    const change = isLine ? changes.get(node.text.trim()) : undefined;
    return change ? sayInText(node, change) : node;
  }
  if (!('content' in node) || !node.content) return node;
  const isParagraph = node.type === 'paragraph';
  return {
    ...node,
    content: node.content.map((child) => sayInNode(child, changes, isParagraph)),
  } as RichNode;
}

function sayInText(
  { marks = [], ...node }: Extract<RichNode, { type: 'text' }>,
  { fact, words }: Change,
): RichNode {
  const others = marks.filter((mark) => !isContact(mark));
  const contact = contactOf(fact, words);
  const kept = contact ? [contact, ...others] : others;
  return { ...node, text: words, ...(kept.length > 0 && { marks: kept }) };
}

/** Pressing it starts a call, or a mail. */
function contactOf(fact: Fact, words: string): Mark | undefined {
  if (words === SAMPLE_FACTS[fact]) return undefined;
  if (fact === 'email') return { type: 'link', link: { url: `mailto:${words}` } };
  const number = words.replace(/[^\d+]/g, '');
  return fact === 'telephone' && number !== '' ? { type: 'link', link: { url: `tel:${number}` } } : undefined;
}

function isContact(mark: Mark): boolean {
  return mark.type === 'link' && 'url' in mark.link && /^(?:tel|mailto):/.test(mark.link.url);
}
