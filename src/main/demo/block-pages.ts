/**
 * A live page for every block, made from its definition: what it is for, its variants on differing
 * grounds, its props, and whether it ships a script. The documentation, and what browser tests drive.
 */
import { z } from 'zod';
import { definitions } from '#blocks/definitions.ts';
import type { AnyBlockDefinition, Hydration } from '#domain/block.ts';
import { PAGE_TYPES } from '#domain/content/codes.ts';
import type { Block, Body, Section, Theme } from '#domain/content/content.ts';
import type { RichNode } from '#domain/content/rich-text.ts';
import type { DocumentFile } from '#server/moves/transfer/format.ts';
import { blockId, collectionId, documentId, sectionId } from './ids.ts';

/** Which of the demo's collections a block's examples show, where they need one. */
const COLLECTIONS: Readonly<Record<string, (example: Record<string, unknown>) => string>> = {
  summary: (example) => (example['kind'] === 'events' ? 'courses' : 'journal'),
  calendar: () => 'courses',
  course: () => 'first-bowl',
  'post-archive': () => 'journal',
  'product-grid': () => 'shop',
};

/** Whose comments the examples of the block show: those of a lively post, of one without any, of a course that is over. */
const COMMENTED = ['why-plates-are-not-round', 'umber-and-ochre', 'spring-kiln-2026'] as const;

/** Which products the examples of the block show: one for each look. */
const SOLD = [
  'buy-oatmeal-bowl',
  'buy-plates',
  'buy-teapot',
  'buy-tumblers',
  'buy-mug',
  'buy-jar',
  'buy-carafe',
] as const;

const WHEN: Readonly<Record<Hydration, string>> = {
  load: 'Ships a script, fetched as soon as the page has loaded.',
  idle: 'Ships a script, fetched when the browser has nothing else to do.',
  visible: 'Ships a script, fetched when the block comes into view.',
  interaction: 'Ships a script, fetched when somebody first touches the block.',
};

/** The grounds that variants stand on in turn, so that a block is looked at in more than one colour. */
const GROUNDS: readonly Theme[] = ['paper', 'tint', 'ink', 'accent'];

export function blockTypes(): string[] {
  return Object.keys(definitions);
}

/** The name of a block's page, from which its id is made. */
export function blockPageName(type: string): string {
  return `block-${type}`;
}

export function blockDocuments(at: number): DocumentFile[] {
  const index = documentOf('blocks', '/blocks', at, blockIndexBody());
  return [
    index,
    ...blockTypes().map((type) => ({
      ...documentOf(blockPageName(type), `/blocks/${type}`, at, blockPageBody(type)),
      parent: { ref: 'page' as const, id: index.id },
    })),
  ];
}

function documentOf(name: string, path: string, at: number, body: Body): DocumentFile {
  const id = documentId(name);
  return {
    ...{ id, path, slug: path.split('/').at(-1) ?? '', kind: 'page', pageType: PAGE_TYPES.page },
    ...{ parent: null, collection: null, position: 0, status: 'published', settings: PLAIN, source: null },
    ...{ createdAt: at, updatedAt: at, publishedAt: at, changedAt: at },
    published: { revision: documentId(`${name}-shown`), author: '', at, name: null, body },
  };
}

const PLAIN = { isHiddenFromNavigation: false, isHiddenFromSearch: false };

/** What a page is made of, before it has ids. */
interface Part {
  readonly theme?: Theme;
  readonly name?: string;
  readonly blocks: readonly Pick<Block, 'type' | 'props'>[];
}

function bodyOf(page: string, title: string, description: string, parts: readonly Part[]): Body {
  let blocks = 0;
  const place = (block: Part['blocks'][number]): Block => {
    blocks += 1;
    const { version = 1, defaults } = definitions[block.type] ?? {};
    const props = { ...defaults, ...block.props };
    return { id: blockId(page, blocks), version, type: block.type, props, place: { column: 1, span: 12 } };
  };
  const sections = parts.map(
    ({ theme = 'paper', name, blocks: own }, index): Section => ({
      ...{
        id: sectionId(page, index + 1),
        ...(name && { name }),
        theme,
        width: 'content',
        spacing: 'medium',
      },
      blocks: own.map(place),
    }),
  );
  return { title, fields: { description }, sections };
}

const text = (size: 'small' | 'regular' | 'large', ...content: readonly RichNode[]) => ({
  type: 'text',
  props: { size, content: { type: 'doc', content } },
});
const paragraph = (...content: readonly RichNode[]): RichNode => ({
  type: 'paragraph',
  content: [...content],
});
const heading = (level: 1 | 2, title: string): RichNode => ({
  type: 'heading',
  level,
  content: [words(title)],
});

export function blockIndexBody(): Body {
  const entries = blockTypes().map((type): RichNode[] => {
    const { label, description } = definitionOf(type);
    return [linked(label, type), words(description)];
  });
  const lead =
    'This site is the demo of Vitrine. Here is everything its pages are made of, each on a page of its own with its variants and its props.';
  return bodyOf('blocks', 'Blocks', 'Every block of Vitrine with its variants, live.', [
    {
      blocks: [
        text('large', paragraph(words('Vitrine')), heading(1, 'Every block, live'), paragraph(words(lead))),
      ],
    },
    { blocks: [tableOf(['Block', 'What it is for'], entries)] },
    {
      theme: 'tint',
      blocks: [
        text('regular', heading(2, 'Also to be tried'), {
          type: 'bulletList',
          content: TO_TRY.map(([before, label, address, after]) => ({
            type: 'listItem',
            content: [paragraph(words(before), linkTo(label, address), words(after))],
          })),
        }),
      ],
    },
  ]);
}

const TO_TRY = [
  ['A page with a password: ', 'prices for restaurants', '/shop/trade', '. The password is “saw pit”.'],
  ['An address that has moved: ', '/workshops', '/workshops', ' leads to the courses.'],
  ['A page that is missing: ', '/teapots-that-do-not-drip', '/teapots-that-do-not-drip', '.'],
  ['Pictures on the whole screen, in all their ways: ', 'the lightbox', '/blocks/lightbox', '.'],
  ['What all of that is for: ', 'an hour’s walk, photographed', '/an-hours-walk', '.'],
  ['What a page holds, as data: ', '/work?format=json', '/work?format=json', '.'],
] as const;

export function blockPageBody(type: string): Body {
  const definition = definitionOf(type);
  const { label, description, examples } = definition;
  const intro = [paragraph(words('Blocks')), heading(1, label), paragraph(words(description))];
  return bodyOf(blockPageName(type), `${label} block`, description, [
    { blocks: [text('large', ...intro)] },
    ...examples.map(({ name, props }, index) => ({
      name: `variant ${index + 1}`,
      theme: GROUNDS[index % GROUNDS.length] ?? ('paper' as const),
      blocks: [text('small', heading(2, name)), exampleBlock(definition, props, index)],
    })),
    {
      name: 'reference',
      theme: 'tint',
      blocks: [text('regular', ...reference(definition)), propsTable(definition)],
    },
  ]);
}

function exampleBlock({ type }: AnyBlockDefinition, props: Record<string, unknown>, index: number) {
  const commented = COMMENTED[index];
  const sold = SOLD[index % SOLD.length];
  const collection = COLLECTIONS[type]?.(props);
  const item = (name: string) => ({ ref: 'item', id: documentId(name) });
  return {
    type,
    props: {
      ...props,
      ...(collection === undefined
        ? {}
        : { collection: { ref: 'collection', id: collectionId(collection) } }),
      ...(type === 'comments' && commented ? { item: item(commented) } : {}),
      ...(type === 'product' && sold ? { product: item(sold) } : {}),
    },
  };
}

function reference({ type, code: number, category, version, hydrate }: AnyBlockDefinition): RichNode[] {
  const script = hydrate ? WHEN[hydrate] : 'Ships no script: markup and style only.';
  return [
    heading(2, 'Reference'),
    paragraph(code(type), words(` · code ${number} · ${category} · version ${version}`)),
    paragraph(words(`${script} Everything readable works without it.`)),
  ];
}

interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly $ref?: string;
}

function propsTable(definition: AnyBlockDefinition) {
  const schema = z.toJSONSchema(definition.props, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const rows = Object.entries(schema.properties ?? {}).map(([name, prop]): RichNode[] => [
    code(name),
    words(typeOf(prop)),
    words(schema.required?.includes(name) ? 'yes' : 'no'),
  ]);
  return tableOf(['Prop', 'Kind', 'Required'], rows);
}

/** A prop's kind in words, short enough for a table. */
function typeOf(schema: JsonSchema): string {
  if (schema.$ref) return schema.$ref.replace(/^.*\//, '');
  if (schema.enum) return schema.enum.map(String).join(', ');
  if (schema.const !== undefined) return String(schema.const);
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ');
  if (schema.type === 'array') return listOf(schema);
  if (schema.type === 'object') return Object.keys(schema.properties ?? {}).join(', ') || 'object';
  return `${KINDS[schema.type ?? ''] ?? 'any'}${limitOf(schema)}`;
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'whole number',
  number: 'number',
  boolean: 'yes or no',
};

function listOf({ items, maxItems }: JsonSchema): string {
  const most = maxItems === undefined ? 'list' : `up to ${maxItems}`;
  return items ? `${most} of: ${typeOf(items)}` : most;
}

function limitOf({ maxLength, minimum, maximum }: JsonSchema): string {
  if (maxLength !== undefined) return `, up to ${maxLength.toLocaleString('en')} characters`;
  return minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER
    ? `, ${minimum} to ${maximum}`
    : '';
}

function tableOf(head: readonly string[], rows: readonly RichNode[][]) {
  const cell = (node: RichNode, header: boolean): RichNode => ({ type: 'cell', header, content: [node] });
  const row = (cells: readonly RichNode[], isHead: boolean): RichNode => ({
    type: 'row',
    content: cells.map((node, column) => cell(node, isHead || column === 0)),
  });
  return text('small', {
    type: 'table',
    content: [row(head.map(words), true), ...rows.map((cells) => row(cells, false))],
  });
}

function words(content: string): RichNode {
  return { type: 'text', text: content };
}

function code(content: string): RichNode {
  return { type: 'text', text: content, marks: [{ type: 'code' }] };
}

function linked(label: string, type: string): RichNode {
  const link = { ref: 'page' as const, id: documentId(blockPageName(type)) };
  return { type: 'text', text: label, marks: [{ type: 'link', link }] };
}

function linkTo(label: string, url: string): RichNode {
  return { type: 'text', text: label, marks: [{ type: 'link', link: { url } }] };
}

function definitionOf(type: string): AnyBlockDefinition {
  const definition = definitions[type];
  if (!definition) throw new Error(`there is no block “${type}”`);
  return definition;
}
