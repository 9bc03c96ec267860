/** Where a request can be grown, and what with: runs of the characters on which careless code is slow. */
import { inPath, type Json, type Ordinary } from './ordinary.ts';
import type { Reads } from './record-reads.ts';

/**
 * `path`, `query` and `body` may be as long as each address decides, `head` as all headers may be. A `term` is one that
 * an address looks for in its query, whether or not anything needs it.
 */
export type Kind = 'path' | 'query' | 'term' | 'head' | 'body';

/** A part of a request that takes a text. */
export interface Place {
  /** `json data.url`, `headers referer` */
  readonly name: string;
  readonly kind: Kind;
  /** Places of one key have the name and the ordinary text in common, and with them their code. */
  readonly key: string;
  /** The ordinary text. */
  readonly text: string;
  /** Bytes that a text takes there: escapes are three times as long. */
  sizeOf(text: string): number;
  put(text: string): Ordinary;
}

const RUNS: Readonly<Record<string, string>> = {
  digits: '7',
  letters: 'a',
  slashes: '/',
  at: '@',
  dots: '.',
  dashes: '-',
  spaces: ' ',
  commas: ',',
  semicolons: ';',
  quotes: '"',
  lines: '\n',
  brackets: '[',
  closed: ']',
  braces: '{',
  parentheses: '(',
  tags: '<a ',
  equals: '=',
  replacement: "$'",
  matched: '$&',
  escaped: '%2F',
  broken: '%',
  combining: 'e\u0301\u0323',
  wide: '\ufdfa',
  smileys: '😀',
  addresses: 'a@b.c,',
  links: 'http://a.b/',
  words: 'a ',
  nested: '[{"a":',
  lists: ',a ',
};

/** What code of this kind was slow at; each place meets all of these. */
const MAIN_RUNS = ['digits', 'slashes', 'at', 'dots', 'spaces', 'brackets', 'replacement', 'combining'];
const HEAD_RUNS = ['digits', 'slashes', 'at', 'dots', 'spaces', 'brackets', 'commas', 'semicolons', 'dashes'];
const OTHER_RUNS = Object.keys(RUNS).filter((name) => !MAIN_RUNS.includes(name));
/** Places that many addresses have are grown with everything in the first ones, which share their code with the others. */
export const IN_FULL = 3;
const FEW = 2;

interface Grown {
  /** The most that can be sent, and that is taken, in bytes. */
  readonly most: number;
  readonly taken: number;
  /** How often a place of its name has been grown before. */
  readonly times: number;
  /** Among all places: the rarer runs take turns. */
  readonly turn: number;
  /** Only some of what hurts, in turn, and of what many addresses have only the first. */
  readonly isBrief: boolean;
}

/** @returns lengths with the names of what to repeat */
export function runsFor(kind: Kind, { most, taken, times, turn, isBrief }: Grown): [number, string][] {
  const isFull = times < IN_FULL && !isBrief;
  if (kind === 'head' || kind === 'term') {
    const few = isBrief && times > 0 ? 0 : 1;
    const runs = isFull ? [...HEAD_RUNS, ...turnOf(turn)] : turnOf(turn, HEAD_RUNS, few);
    return runs.map((run) => [taken, run]);
  }
  const runs = isFull ? [...MAIN_RUNS, ...turnOf(turn)] : turnOf(turn, MAIN_RUNS);
  const inFull = runs.map((run): [number, string] => [taken, run]);
  const beyond = turnOf(turn, MAIN_RUNS, 1).map((run): [number, string] => [most, run]);
  return taken < most ? [...inFull, ...beyond] : inFull;
}

function turnOf(turn: number, runs: readonly string[] = OTHER_RUNS, few = FEW): string[] {
  return Array.from({ length: few }, (_, index) => runs[(turn * few + index) % runs.length] ?? '');
}

interface Length {
  /** Of what is written, in bytes. */
  readonly length: number;
  /** Of what is sent, in bytes, and how long something is then. */
  readonly mostSent: number;
  readonly sizeOf: (text: string) => number;
}

/** @param mark makes it another text each time; it ends what runs, since most slow expressions are slow at what ends wrong */
export function runOf(name: string, { length, mostSent, sizeOf }: Length, mark: string): string {
  const unit = RUNS[name] ?? name;
  const times = Math.min(
    (length - mark.length) / Buffer.byteLength(unit),
    (mostSent - mark.length) / sizeOf(unit),
  );
  return unit.repeat(Math.max(1, Math.floor(times))) + mark;
}

/** Sent by browsers or proxies. At the first addresses they are grown whether or not they are read. */
const COMMON_HEADERS = [
  'accept-encoding',
  'accept-language',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'user-agent',
  'x-forwarded-for',
];
/** Without these no request gets as far as an answer. */
const KEPT_HEADERS = new Set(['host', 'content-length', 'crumb', 'cookie', 'authorization']);

type Part = 'params' | 'query' | 'cookies' | 'headers' | 'form';

const SIZES: Readonly<Record<Part, (text: string) => number>> = {
  params: (text) => inPath(text).length,
  query: (text) => inPath(text).length,
  cookies: Buffer.byteLength,
  headers: Buffer.byteLength,
  form: (text) => new URLSearchParams([['', text]]).toString().length - '='.length,
};

export function placesOf(ordinary: Ordinary, reads: Reads): Place[] {
  const { params, query, cookies, json, form } = ordinary;
  const headers = new Set([...COMMON_HEADERS, ...reads.headers]);
  const terms = [...reads.terms].filter((name) => !(name in query) && name !== 'crumb');
  const named = (part: Part, kind: Kind, names: Iterable<string>): Place[] =>
    [...names].map((name) => ({
      name: `${part} ${name}`,
      kind,
      text: ordinary[part]?.[name] ?? '',
      key: kind === 'head' || kind === 'term' ? name : `${name} ${ordinary[part]?.[name]}`,
      sizeOf: SIZES[part],
      put: (text) => ({ ...ordinary, [part]: { ...ordinary[part], [name]: text } }),
    }));
  return [
    ...named('params', 'path', Object.keys(params)),
    ...named('query', 'query', Object.keys(query)),
    ...named('query', 'term', terms),
    ...named(
      'headers',
      'head',
      [...headers].filter((name) => !KEPT_HEADERS.has(name) && !/^sec-/.test(name)),
    ),
    ...named('cookies', 'head', Object.keys(cookies)),
    ...named('form', 'body', Object.keys(form ?? {})),
    ...(json === undefined ? [] : textsIn(json)).map(({ path, text: own }) => ({
      text: own,
      name: `json ${path.join('.')}`,
      kind: 'body' as const,
      key: `${path.join('.')} ${own}`,
      sizeOf: (text: string) => Buffer.byteLength(JSON.stringify(text)) - '""'.length,
      put: (text: string) => ({ ...ordinary, json: replaced(json ?? null, path, text) }),
    })),
  ];
}

type Path = readonly (string | number)[];

interface TextIn {
  readonly path: Path;
  readonly text: string;
}

function textsIn(value: Json, path: Path = []): TextIn[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each as Json, [...path, name]));
}

function replaced(value: Json, [name, ...rest]: Path, text: string): Json {
  if (name === undefined) return text;
  if (Array.isArray(value))
    return value.map((each: Json, index) => (String(index) === name ? replaced(each, rest, text) : each));
  const fields = value as Readonly<Record<string, Json>>;
  return { ...fields, [name]: replaced(fields[name] ?? null, rest, text) };
}

interface GrownBody {
  readonly name: string;
  readonly most: number;
  readonly type: string;
  grow(ordinary: Ordinary): Ordinary;
}

/** In bytes. Node refuses headers, the address among them, from 16 kB on; queries are refused before. */
export const MOST: Readonly<Record<Kind, number>> = {
  path: 13_000,
  query: 8000,
  term: 8000,
  head: 13_000,
  body: 62_000,
};
const LARGE_BODY = 3_000_000;

/** Whole bodies that are large, deep or in many parts. */
export const BODIES: readonly GrownBody[] = [MOST.body, LARGE_BODY].flatMap(makeBodies);
function makeBodies(most: number): GrownBody[] {
  const filled = (unit: string) => unit.repeat(Math.floor(most / unit.length));
  const many = (length: number, make: (at: number) => string, between: string) =>
    Array.from({ length: Math.floor(most / length) }, (_, at) => make(at)).join(between);
  const form = 'application/x-www-form-urlencoded';
  const parts = 'multipart/form-data; boundary=x';
  const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
  const made = [
    bodyOf('opening brackets', filled('[')),
    bodyOf('nested objects', filled('{"a":')),
    bodyOf('nested lists', `${filled('[').slice(0, most / 2)}${filled(']').slice(0, most / 2)}`),
    bodyOf('many keys', `{${many(12, (at) => `"k${at}":1`, ',')}}`),
    bodyOf('many escapes', `"${filled('\\u0000')}"`),
    bodyOf(
      'many fields',
      many(8, (at) => `f${at}=`, '&'),
      form,
    ),
    bodyOf('nested fields', `a${filled('[b]')}=1`, form),
    bodyOf('many parts', filled(part), parts),
  ];
  return made.map((body) => ({ ...body, most, name: `${body.name} in ${most} bytes` }));
}

function bodyOf(name: string, text: string, type = 'application/json'): Omit<GrownBody, 'most'> {
  const raw = Buffer.from(text).toString('latin1');
  return {
    name,
    type,
    grow({ json: _json, form: _form, ...bare }) {
      return { ...bare, headers: { ...bare.headers, 'content-type': type }, raw };
    },
  };
}
