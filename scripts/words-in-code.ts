/** Texts that code shows to visitors where they are written, rather than taken from a catalogue. */
import { readFileSync } from 'node:fs';
import { type Node, type Program, parseSync, Visitor, type VisitorObject } from 'oxc-parser';

type Constants = ReadonlyMap<string, readonly Node[]>;

const ATTRIBUTES = ['aria-label', 'title', 'alt', 'placeholder', 'label'];
/** Attributes that are read out or shown. */
const SPOKEN: ReadonlySet<string> = new Set(ATTRIBUTES);
/** Where scripts put words: attributes, and properties of elements. */
const SHOWN: ReadonlySet<string> = new Set([
  ...ATTRIBUTES,
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'ariaDescription',
  'ariaLabel',
  'ariaRoleDescription',
  'ariaValueText',
  'innerHTML',
  'innerText',
  'textContent',
]);
const DATA: ReadonlySet<string> = new Set(['title', 'alt', 'placeholder', 'label']);
const ADDING: ReadonlySet<string> = new Set(['append', 'prepend', 'replaceChildren', 'createTextNode']);

/** @returns texts and spoken attributes of markup, and what scripts show of texts in the code itself */
export function textsIn(file: string): string[] {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors.length > 0) throw new Error(`${file} cannot be parsed.`);
  const constants = constantsOf(program);
  const texts = new Set<string>();
  const add = (node: Node | null | undefined) => {
    for (const text of node ? wordsOf(node, constants) : []) texts.add(text);
  };
  const visitors: VisitorObject = {};
  visitors.JSXElement = ({ children }) => children.forEach(add);
  visitors.JSXFragment = ({ children }) => children.forEach(add);
  visitors.JSXAttribute = ({ name, value }) => {
    if (name.type === 'JSXIdentifier' && SPOKEN.has(name.name)) add(value);
  };
  visitors.AssignmentExpression = ({ left, right }) => {
    if (left.type === 'MemberExpression' && SHOWN.has(nameOf(left.property))) add(right);
  };
  visitors.CallExpression = ({ callee, arguments: given }) => {
    const called = callee.type === 'MemberExpression' ? nameOf(callee.property) : '';
    const [first, second] = given;
    if (called === 'setAttribute' && first?.type === 'Literal' && SHOWN.has(String(first.value))) add(second);
    if (ADDING.has(called)) given.forEach(add);
  };
  visitors.Property = ({ key, value }) => {
    // `title` and `label` are names of data as well.
    if (SHOWN.has(nameOf(key)) && !DATA.has(nameOf(key))) add(value);
  };
  new Visitor(visitors).visit(program);
  return [...texts];
}

/** Every constant of the file with what it is, by name. */
function constantsOf(program: Program): Constants {
  const constants = new Map<string, Node[]>();
  const visitors: VisitorObject = {};
  visitors.VariableDeclarator = ({ id, init }) => {
    if (id.type === 'Identifier' && init) constants.set(id.name, [...(constants.get(id.name) ?? []), init]);
  };
  new Visitor(visitors).visit(program);
  return constants;
}

/** The texts of this file that an expression can evaluate to. */
function wordsOf(node: Node, constants: Constants, depth = 0): string[] {
  const of = (each: Node) => (depth > MAX_DEPTH ? [] : wordsOf(each, constants, depth + 1));
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? readable(node.value) : [];
    case 'JSXText':
      return readable(node.value);
    case 'TemplateLiteral':
      return [...node.quasis.flatMap(({ value }) => readable(value.raw)), ...node.expressions.flatMap(of)];
    case 'JSXExpressionContainer':
      return of(node.expression);
    case 'ConditionalExpression':
      return [...of(node.consequent), ...of(node.alternate)];
    case 'LogicalExpression':
      return [...of(node.left), ...of(node.right)];
    case 'BinaryExpression':
      return node.operator === '+' ? [...of(node.left), ...of(node.right)] : [];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return of(node.expression);
    case 'Identifier':
      return (constants.get(node.name) ?? []).flatMap((each) => (isText(each) ? of(each) : []));
    case 'MemberExpression':
      return node.object.type === 'Identifier' ? textsOfObject(node.object.name, constants).flatMap(of) : [];
    default:
      return [];
  }
}

const MAX_DEPTH = 8;

function isText({ type }: Node): boolean {
  return ['Literal', 'TemplateLiteral', 'ConditionalExpression', 'LogicalExpression'].includes(type);
}

/** The texts that an object of the file has: `SAY.loading`, `SAY[state]`. */
function textsOfObject(name: string, constants: Constants): Node[] {
  return (constants.get(name) ?? []).flatMap((init) => {
    const object = init.type === 'TSAsExpression' ? init.expression : init;
    if (object.type !== 'ObjectExpression') return [];
    return object.properties.flatMap((each) =>
      each.type === 'Property' && each.value.type === 'Literal' ? [each.value] : [],
    );
  });
}

function nameOf(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' ? String(node.value) : '';
}

/** Of a text that may be markup, or part of it: what has letters and is read. */
function readable(text: string): string[] {
  const spoken = [...text.matchAll(/ (?:aria-label|title|alt|placeholder)="([^"]*)"/g)].map(
    ([, words]) => words,
  );
  const shown = text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/<[^<>]*$/, '')
    .replace(/^[^<>]*>/, '');
  return [...spoken, shown].flatMap((words) => (words && /\p{L}{2}/u.test(words) ? [words.trim()] : []));
}
