/** Every regular expression of the product, as its sources write it or put it together from constants. */
import { globSync, readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

export interface FoundExpression {
  /** Path from the root of the checkout. */
  readonly file: string;
  readonly line: number;
  /** Undefined where it is put together from what only a running program knows. */
  readonly source: string | undefined;
  readonly flags: string;
}

type Node = Readonly<Record<string, unknown>> & { readonly type: string };

interface Module {
  readonly file: string;
  readonly bytes: Buffer;
  readonly body: Node;
}

const PRODUCT = 'src/**/*.{ts,tsx}';
const NOT_PRODUCT = /\.test\.tsx?$/;

/**
 * @param root of the checkout
 * @returns its product's modules, without their tests
 */
export function parseProduct(root: string): Module[] {
  const files = globSync(PRODUCT, { cwd: root }).filter((file) => !NOT_PRODUCT.test(file));
  return files.sort().map((file) => parseModule(file, readFileSync(`${root}/${file}`)));
}

export function parseModule(file: string, bytes: Buffer): Module {
  const body = parseSync(bytes.toString(), { syntax: 'typescript', tsx: file.endsWith('.tsx') });
  return { file, bytes, body: body as unknown as Node };
}

/** Looks at a node and at all below it. */
function visit(value: unknown, look: (node: Node) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value) look(value as Node);
  for (const each of Object.values(value)) visit(each, look);
}

/** The parser counts bytes, from 1. */
function lineOf(module: Module, node: Node): number {
  const { start } = node['span'] as { readonly start: number };
  let line = 1;
  for (const byte of module.bytes.subarray(0, start - 1)) if (byte === 10) line += 1;
  return line;
}

export function expressionsOf(module: Module): FoundExpression[] {
  const found: FoundExpression[] = [];
  let constants: ReadonlyMap<string, Node> | undefined;
  visit(module.body, (node) => {
    if (node.type === 'RegExpLiteral') add(node, node['pattern'] as string, node['flags'] as string);
    if (!isConstructed(node)) return;
    constants ??= constantsOf(module.body);
    const [source, flags] = (node['arguments'] as { expression: Node }[]).map(({ expression }) => expression);
    if (source?.type === 'RegExpLiteral') return;
    add(node, source && textOf(source, constants), flags ? (textOf(flags, constants) ?? '') : '');
  });
  return found;

  function add(node: Node, source: string | undefined, flags: string): void {
    found.push({ file: module.file, line: lineOf(module, node), source, flags });
  }
}

function isConstructed(node: Node): boolean {
  const isCall = node.type === 'NewExpression' || node.type === 'CallExpression';
  return isCall && (node['callee'] as Node)['value'] === 'RegExp';
}

/** Names that a module gives to values once, at whatever depth; not those it gives twice. */
function constantsOf(body: Node): ReadonlyMap<string, Node> {
  const constants = new Map<string, Node>();
  const twice = new Set<string>();
  visit(body, (node) => {
    if (node.type !== 'VariableDeclaration') return;
    for (const { id, init } of node['declarations'] as { id: Node; init: Node | null }[]) {
      const name = id['value'] as string;
      if (constants.has(name)) twice.add(name);
      if (init && node['kind'] === 'const') constants.set(name, init);
    }
  });
  for (const name of twice) constants.delete(name);
  return constants;
}

/** What a constant expression comes to; undefined where it is none. */
function textOf(node: Node, constants: ReadonlyMap<string, Node>): string | undefined {
  if (node.type === 'StringLiteral' || node.type === 'NumericLiteral') return String(node['value']);
  if (node.type === 'TemplateLiteral') return templateText(node, 'cooked', constants);
  if (node.type === 'TaggedTemplateExpression') {
    const tag = node['tag'] as { readonly property?: Node };
    return tag.property?.['value'] === 'raw'
      ? templateText(node['template'] as Node, 'raw', constants)
      : undefined;
  }
  const known = node.type === 'Identifier' ? constants.get(node['value'] as string) : undefined;
  if (known) return textOf(known, constants);
  if (node.type === 'MemberExpression') return sourceText(node, constants);
  return undefined;
}

/** Of `NAME.source`, where the name is that of a literal. */
function sourceText(node: Node, constants: ReadonlyMap<string, Node>): string | undefined {
  const { object, property } = node as unknown as { readonly object: Node; readonly property: Node };
  const known = constants.get(object['value'] as string);
  return property['value'] === 'source' && known?.type === 'RegExpLiteral'
    ? (known['pattern'] as string)
    : undefined;
}

function templateText(
  node: Node,
  as: 'cooked' | 'raw',
  constants: ReadonlyMap<string, Node>,
): string | undefined {
  const quasis = node['quasis'] as Record<'cooked' | 'raw', string>[];
  const values = (node['expressions'] as Node[]).map((each) => textOf(each, constants));
  if (values.includes(undefined)) return undefined;
  return quasis.map((quasi, index) => `${quasi[as]}${values[index] ?? ''}`).join('');
}

/**
 * Whether each character of a text takes no more than a few steps, which needs no analysis: nothing in the expression
 * is repeated without end, or often.
 */
export function isPlain(source: string): boolean {
  const bare = source.replace(/\\[\s\S]/g, 'x').replace(/\[[^\]]*\]/g, 'x');
  const counts = [...bare.matchAll(/\{(\d+)(,?)(\d*)\}/g)];
  const isShort = counts.every(([, least, comma, most]) => Number(comma ? most || 1000 : least) <= 8);
  return isShort && counts.length <= 2 && !/[*+]/.test(bare);
}
