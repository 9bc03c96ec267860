/**
 * What is wrong with a style sheet somebody types, by line. Browsers drop what they do not understand without a
 * word; whether they understand a word is asked of the browser at hand, which is passed in.
 */

export interface CssProblem {
  /** From 1 on. */
  readonly line: number;
  readonly message: string;
}

export interface CssKnowledge {
  knowsProperty(property: string): boolean;
  knowsValue(property: string, value: string): boolean;
  knowsSelector(selector: string): boolean;
}

const MOST_PROBLEMS = 20;

/** At most twenty, from the top. */
export function findCssProblems(css: string, knowledge: CssKnowledge): CssProblem[] {
  const { text, structure, problems } = readLiterals(css);
  const lines = lineStarts(css);
  const found = [...problems, ...walk(text, structure, knowledge)];
  return found
    .sort((a, b) => a.index - b.index)
    .slice(0, MOST_PROBLEMS)
    .map(({ index, message }) => ({ line: lines.findLastIndex((start) => start <= index) + 1, message }));
}

interface Found {
  readonly index: number;
  readonly message: string;
}

function lineStarts(css: string): number[] {
  return [0, ...[...css.matchAll(/\n/g)].map(({ index }) => index + 1)];
}

const LITERALS =
  /(\/\*[\s\S]*?(?:\*\/|$))|("(?:\\[\s\S]|[^"\\\n])*(?:"|(?=\n)|\\?$)|'(?:\\[\s\S]|[^'\\\n])*(?:'|(?=\n)|\\?$))|url\([^()"']*\)/g;

/** The sheet without comments, and once more without what stands in quotes; both as long as it was. */
function readLiterals(css: string): { text: string; structure: string; problems: Found[] } {
  const problems: Found[] = [];
  const text = css.replace(LITERALS, (literal, comment: string | undefined, quoted, index: number) => {
    if (quoted !== undefined && !isClosed(literal))
      problems.push({ index, message: `The quotation mark ${literal[0]} is not closed on its line.` });
    if (comment === undefined) return literal;
    if (!/^\/\*[\s\S]*\*\/$/.test(comment))
      problems.push({ index, message: 'This comment has no closing */' });
    return blank(comment);
  });
  return { text, structure: text.replace(LITERALS, (literal) => blank(literal)), problems };
}

function isClosed(quoted: string): boolean {
  return quoted.length > 1 && quoted.endsWith(quoted[0] ?? '');
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

interface Block {
  readonly index: number;
  readonly prelude: string;
}

function walk(text: string, structure: string, knowledge: CssKnowledge): Found[] {
  const found: Found[] = [];
  const open: Block[] = [];
  let start = 0;
  for (const { 0: sign, index } of structure.matchAll(/[{};]/g)) {
    const part = partBetween(text, start, index);
    start = index + 1;
    if (sign === '{') {
      found.push(...checkPrelude(part, open, knowledge));
      open.push({ index, prelude: part.text });
      continue;
    }
    found.push(...checkStatement(part, open, knowledge));
    if (sign === '}' && !open.pop()) found.push({ index, message: 'This } has no opening {.' });
  }
  const rest = partBetween(text, start, text.length);
  if (rest.text !== '' && open.length === 0)
    found.push({ index: rest.index, message: `“${shorten(rest.text)}” is not a rule. It has no { }.` });
  for (const { index } of open) found.push({ index, message: 'This { is not closed.' });
  return found;
}

interface Part {
  readonly index: number;
  readonly text: string;
}

function partBetween(text: string, start: number, end: number): Part {
  const part = text.slice(start, end);
  return { index: start + (part.length - part.trimStart().length), text: part.trim() };
}

function checkPrelude({ index, text }: Part, open: readonly Block[], knowledge: CssKnowledge): Found[] {
  const isFrame = open.some(({ prelude }) => /^@(-\w+-)?keyframes\b/i.test(prelude));
  if (text.startsWith('@') || isFrame) return [];
  if (text === '') return [{ index, message: 'This { needs a selector, such as .button.' }];
  return knowledge.knowsSelector(text)
    ? []
    : [{ index, message: `Browsers don’t know the selector “${shorten(text)}”.` }];
}

/** Rules whose declarations are words of their own. */
const OWN_WORDS = /^@(font-face|page|property|counter-style|font-palette-values|view-transition)\b/i;

function checkStatement({ index, text }: Part, open: readonly Block[], knowledge: CssKnowledge): Found[] {
  if (text === '') return [];
  if (/^@import\b/i.test(text))
    return [{ index, message: 'Other style sheets can’t be loaded. Add their rules here instead.' }];
  if (text.startsWith('@')) return [];
  const block = open.at(-1);
  if (!block) return [{ index, message: `“${shorten(text)}” is outside any rule.` }];
  return OWN_WORDS.test(block.prelude) ? [] : checkDeclaration(index, text, knowledge);
}

function checkDeclaration(index: number, text: string, knowledge: CssKnowledge): Found[] {
  const colon = text.indexOf(':');
  if (colon === -1) return [{ index, message: `“${shorten(text)}” has no colon.` }];
  const property = text.slice(0, colon).trim();
  const value = text
    .slice(colon + 1)
    .replace(/!\s*important\s*$/i, '')
    .trim();
  if (property.startsWith('-')) return [];
  if (
    value
      .split('\n')
      .slice(1)
      .some((line) => /^\s*[\w-]+\s*:/.test(line))
  )
    return [{ index, message: 'A semicolon is missing at the end.' }];
  if (/url\(\s*["']?(https?:)?\/\//i.test(value))
    return [
      { index, message: 'Files from other hosts can’t be loaded. Upload the file to your media instead.' },
    ];
  if (!knowledge.knowsProperty(property))
    return [{ index, message: `Browsers don’t know the property “${shorten(property)}”.` }];
  return knowledge.knowsValue(property, value)
    ? []
    : [{ index, message: `“${shorten(value)}” is not a value for ${property}.` }];
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}
