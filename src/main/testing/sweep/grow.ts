/** Where a request can be grown, and what with: runs of the characters on which careless code is slow. */
import type { Json, Ordinary } from './ordinary.ts';
import type { Reads } from './record-reads.ts';

/**
 * `path` and `body` may be as long as each address decides, `head` as all headers may be. A `term` is one that an address
 * looks for in its query, whether or not anything needs it.
 */
export type Kind = 'path' | 'term' | 'head' | 'body';

/** A part of a request that takes a text. */
export interface Place {
  /** `json data.url`, `headers referer` */
  readonly name: string;
  readonly kind: Kind;
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
};

/** What code of this kind was slow at; each place meets all of these. */
const MAIN_RUNS = ['digits', 'slashes', 'at', 'dots', 'spaces', 'brackets', 'replacement', 'combining'];
const HEAD_RUNS = ['digits', 'slashes', 'at', 'dots', 'spaces', 'brackets', 'commas', 'semicolons', 'dashes'];
const OTHER_RUNS = Object.keys(RUNS).filter((name) => !MAIN_RUNS.includes(name));
/** Places that many addresses have are grown with everything in the first ones, which share their code with the others. */
const IN_FULL = 3;
const FEW = 2;

interface Grown {
  /** The most that can be sent, and that is taken, in bytes. */
  readonly most: number;
  readonly taken: number;
  /** How often a place of its name has been grown before. */
  readonly times: number;
  /** Among all places: the rarer runs take turns. */
  readonly turn: number;
}

/** @returns lengths with the names of what to repeat */
export function runsFor(kind: Kind, { most, taken, times, turn }: Grown): [number, string][] {
  if (kind === 'head' || kind === 'term') {
    const runs = times < IN_FULL ? [...HEAD_RUNS, ...turnOf(turn)] : turnOf(turn, HEAD_RUNS, 1);
    return runs.map((run) => [most, run]);
  }
  const inFull = [...MAIN_RUNS, ...turnOf(turn)].map((run): [number, string] => [taken, run]);
  const beyond = turnOf(turn, MAIN_RUNS).map((run): [number, string] => [most, run]);
  return taken < most ? [...inFull, ...beyond] : inFull;
}

function turnOf(turn: number, runs: readonly string[] = OTHER_RUNS, few = FEW): string[] {
  return Array.from({ length: few }, (_, index) => runs[(turn * few + index) % runs.length] ?? '');
}

/**
 * @param most bytes
 * @param mark makes it another text each time; it ends what runs, since most slow expressions are slow at what ends wrong
 */
export function runOf(name: string, most: number, mark: string): string {
  const unit = RUNS[name] ?? name;
  const room = Math.max(0, most - mark.length);
  return unit.repeat(Math.max(1, Math.floor(room / Buffer.byteLength(unit)))) + mark;
}

/** Sent by browsers or by what stands between; where an address reads others, these are grown too. */
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

export function placesOf(ordinary: Ordinary, reads: Reads): Place[] {
  const { params, query, cookies, json, form } = ordinary;
  const headers = new Set([...COMMON_HEADERS, ...reads.headers]);
  const terms = [...reads.terms].filter((name) => !(name in query) && name !== 'crumb');
  type Part = 'params' | 'query' | 'cookies' | 'headers' | 'form';
  const named = (part: Part, kind: Kind, names: Iterable<string>): Place[] =>
    [...names].map((name) => ({
      name: `${part} ${name}`,
      kind,
      put: (text) => ({ ...ordinary, [part]: { ...ordinary[part], [name]: text } }),
    }));
  return [
    ...named('params', 'path', Object.keys(params)),
    ...named('query', 'path', Object.keys(query)),
    ...named('query', 'term', terms),
    ...named(
      'headers',
      'head',
      [...headers].filter((name) => !KEPT_HEADERS.has(name) && !/^sec-/.test(name)),
    ),
    ...named('cookies', 'head', Object.keys(cookies)),
    ...named('form', 'body', Object.keys(form ?? {})),
    ...(json === undefined ? [] : textsIn(json)).map((path) => ({
      name: `json ${path.join('.')}`,
      kind: 'body' as const,
      put: (text: string) => ({ ...ordinary, json: replaced(json ?? null, path, text) }),
    })),
  ];
}

type Path = readonly (string | number)[];

/** Where texts stand; one that is JSON itself is grown inside, too. */
function textsIn(value: Json, path: Path = []): Path[] {
  if (typeof value === 'string') return [path];
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
  grow(ordinary: Ordinary): Ordinary;
}

/** Whole bodies that are large, deep or in many parts. */
export function bodiesOf(most: number): GrownBody[] {
  const filled = (unit: string) => unit.repeat(Math.floor(most / unit.length));
  const many = (length: number, make: (at: number) => string, between: string) =>
    Array.from({ length: Math.floor(most / length) }, (_, at) => make(at)).join(between);
  const form = 'application/x-www-form-urlencoded';
  const parts = 'multipart/form-data; boundary=x';
  const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
  return [
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
}

function bodyOf(name: string, raw: string, type = 'application/json'): GrownBody {
  return {
    name,
    grow({ json: _json, form: _form, ...bare }) {
      return { ...bare, headers: { ...bare.headers, 'content-type': type }, raw };
    },
  };
}
