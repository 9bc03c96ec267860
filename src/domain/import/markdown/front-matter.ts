/** Front matter of Markdown files: the parts of YAML, TOML and JSON that site generators use. */

type FrontValue = string | readonly string[];
export type FrontMatter = Readonly<Record<string, FrontValue>>;

export type MarkdownFile =
  | { readonly ok: true; readonly front: FrontMatter; readonly text: string }
  | { readonly ok: false; readonly line: number; readonly message: string };

const MAX_LINES = 2000;

export function readMarkdownFile(source: string): MarkdownFile {
  const text = source.replace(/^\ufeff/, '').replace(/\r\n?|[\u2028\u2029]/g, '\n');
  const mark = /^(---|\+\+\+)[ \t]*\n/.exec(text)?.[1];
  if (mark !== undefined) return fenced(text.split('\n'), mark);
  return text.startsWith('{') && /^\{\s*\n/.test(text) ? json(text) : { ok: true, front: {}, text };
}

function fenced(lines: readonly string[], mark: string): MarkdownFile {
  const end = lines
    .slice(1, MAX_LINES)
    .findIndex((line) => line.trimEnd() === mark || (mark === '---' && line.trimEnd() === '...'));
  if (end < 0) {
    // A rule above words is no front matter.
    const isRule = !/^[\w-]+\s*[:=]/.test(lines[1] ?? '');
    if (isRule) return { ok: true, front: {}, text: lines.join('\n') };
    return { ok: false, line: 1, message: `The front matter has no end: a line with ${mark} is missing.` };
  }
  const own = lines.slice(1, end + 1);
  const read = mark === '---' ? readYaml(own) : readToml(own);
  if ('message' in read) return { ok: false, line: read.line + 1, message: read.message };
  return { ok: true, front: read.front, text: lines.slice(end + 2).join('\n') };
}

type Read = { readonly front: FrontMatter } | { readonly line: number; readonly message: string };
const KEY = /^([A-Za-z_][\w.-]{0,60})\s*:(?:\s+(.*)|\s*)$/;

function readYaml(lines: readonly string[]): Read {
  const front: Record<string, FrontValue> = Object.create(null);
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] ?? '';
    at += 1;
    if (isBeside(line) || line.startsWith('#')) continue;
    const [, key, rest = ''] = KEY.exec(line) ?? [];
    if (key === undefined)
      return {
        line: at,
        message: `“${line.slice(0, 60)}” is not a line of front matter. It needs a name, a colon and a space.`,
      };
    const next = lines.slice(at).findIndex((each) => !isBeside(each));
    const inner = lines.slice(at, next < 0 ? lines.length : at + next);
    at += inner.length;
    front[key.toLowerCase()] = yamlValue(rest.trim(), inner);
  }
  return { front };
}

/** It belongs to the key above. */
function isBeside(line: string): boolean {
  return line.trim() === '' || /^(?:\s|-\s)/.test(line);
}

function yamlValue(text: string, inner: readonly string[]): FrontValue {
  if (/^[|>][+-]?\d?$/.test(text)) {
    const lines = inner.map((line) => line.trim());
    return lines.join(text.startsWith('|') ? '\n' : ' ').trim();
  }
  const items = inner
    .filter((line) => /^\s*-\s/.test(line))
    .map((line) => scalar(line.replace(/^\s*-\s+/, '')));
  if (text === '' && items.length > 0) return items;
  if (text.startsWith('[')) return listOf([text, ...inner].join(' '));
  return scalar(
    text === ''
      ? inner
          .map((line) => line.trim())
          .join(' ')
          .trim()
      : [text, ...inner.map((line) => line.trim())].join(' ').trim(),
  );
}

/** Only a quote at its beginning is a quote: `Valentine’s` with a plain sign is one word. */
const LIST_ENTRY = /(?:^|,)\s*(?:"((?:[^"\\]|\\.)*)(?:"|\\?$)|'((?:[^']|'')*)(?:'|$)|([^,]*))/g;

function listOf(text: string): string[] {
  const list = text.trim().replace(/^\[/, '');
  const end = list.search(/\](?=\s*(?:#|$))/);
  const inner = end === -1 ? list : list.slice(0, end);
  return [...inner.matchAll(LIST_ENTRY)]
    .map(([, double, single, bare]) => (double ?? single?.replaceAll("''", "'") ?? bare ?? '').trim())
    .filter((each) => each !== '');
}

function scalar(text: string): string {
  const double = /^"((?:[^"\\]|\\.)*)"/.exec(text)?.[1];
  if (double !== undefined) return double.replace(/\\(["\\/])/g, '$1').replaceAll('\\n', '\n');
  const single = /^'((?:[^']|'')*)'/.exec(text)?.[1];
  if (single !== undefined) return single.replaceAll("''", "'");
  const plain = text.split(' #')[0]?.trim() ?? '';
  return plain === '~' || plain === 'null' ? '' : plain;
}

const TOML_KEY = /^"?([\w-]{1,60})"?\s*=/;

function readToml(lines: readonly string[]): Read {
  const front: Record<string, FrontValue> = Object.create(null);
  let isTop = true;
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim();
    const [whole = '', key] = TOML_KEY.exec(line) ?? [];
    const rest = line.slice(whole.length).trim();
    if (key !== undefined) {
      const more = openList(rest, lines, at + 1);
      at += more.length;
      if (isTop) front[key.toLowerCase()] = tomlValue([rest, ...more].join(' '));
    } else if (line.startsWith('[')) isTop = /^\[(?:taxonomies|extra)\]$/.test(line);
    else if (!/^(?:#|$)/.test(line))
      return { line: at + 1, message: `“${line.slice(0, 60)}” is not a line of front matter.` };
  }
  return { front };
}

function openList(rest: string, lines: readonly string[], from: number): readonly string[] {
  return rest.startsWith('[') && !rest.includes(']') ? listLines(lines, from) : [];
}

/** To the bracket that closes a list. */
function listLines(lines: readonly string[], from: number): readonly string[] {
  const end = lines.slice(from).findIndex((line) => line.includes(']'));
  return lines.slice(from, end < 0 ? lines.length : from + end + 1);
}

function tomlValue(text: string): FrontValue {
  return text.startsWith('[') ? listOf(text) : scalar(text.replace(/^"""|"""$/g, '"'));
}

function json(text: string): MarkdownFile {
  const end = text.indexOf('\n}');
  if (end < 0) return { ok: true, front: {}, text };
  try {
    const value: unknown = JSON.parse(text.slice(0, end + 2));
    const front = Object.fromEntries(
      Object.entries(value as object).map(([key, each]) => [
        key.toLowerCase(),
        Array.isArray(each) ? each.map(words) : words(each),
      ]),
    );
    return { ok: true, front, text: text.slice(end + 2) };
  } catch {
    return { ok: false, line: 1, message: 'The front matter is not valid JSON.' };
  }
}

function words(value: unknown): string {
  return String(value ?? '').toWellFormed();
}
