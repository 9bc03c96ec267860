/**
 * A live page for every block, made from its definition: what it is for, its variants on differing
 * grounds, its props, and whether it ships a script. The documentation, and what browser tests drive.
 */
import { z } from 'zod';
import { definitions } from '#blocks/definitions.ts';
import type { AnyBlockDefinition, Hydration } from '#domain/block.ts';
import type { Theme } from '#domain/content/content.ts';
import type { RichNode } from '#domain/content/rich-text.ts';
import { type BlockSource, type BodySource, block, type SectionSource, text } from './build.ts';
import { toCollection, toItem, toPage } from './ids.ts';
import { TRADE_PASSWORD } from './visit.ts';

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

export function blockIndexBody(): BodySource {
  const entries = blockTypes().map((type): RichNode[] => {
    const { label, description } = definitionOf(type);
    return [linked(label, type), words(description)];
  });
  return {
    title: 'Blocks',
    fields: { description: 'Every block of Vitrine with its variants, live.' },
    sections: [
      {
        spacing: 'medium',
        blocks: [
          text(
            '1/8',
            `
Vitrine

# Every block, live

This site is the demo of Vitrine. Here is everything its pages are made of, each on a page of its own with its variants and its props.
`,
            { size: 'large' },
          ),
        ],
      },
      { spacing: 'small', blocks: [tableOf('1/12', ['Block', 'What it is for'], entries)] },
      {
        theme: 'tint',
        spacing: 'medium',
        blocks: [
          text(
            '1/8',
            `
## Also to be tried

- A page with a password: [prices for restaurants](page:trade). The password is **${TRADE_PASSWORD}**.
- An address that has moved: [/workshops](/workshops) leads to the courses.
- A page that is not there: [/teapots-that-do-not-drip](/teapots-that-do-not-drip).
- Pictures on the whole screen, in all their ways: [the lightbox](page:lightbox).
- What all of that is for: [an hour’s walk, photographed](page:an-hours-walk).
- What a page holds, as data: [/work?format=json](/work?format=json).
`,
          ),
        ],
      },
    ],
  };
}

export function blockPageBody(type: string): BodySource {
  const definition = definitionOf(type);
  const examples = definition.examples.map(
    (example, index): BlockSource => exampleBlock(definition, example.props, index),
  );
  return {
    title: `${definition.label} block`,
    fields: { description: definition.description },
    sections: [
      {
        spacing: 'medium',
        blocks: [
          text('1/8', `Blocks\n\n# ${definition.label}\n\n${definition.description}`, { size: 'large' }),
        ],
      },
      ...examples.map((example, index): SectionSource => {
        const name = definition.examples[index]?.name ?? '';
        return {
          name: `variant ${index + 1}`,
          theme: GROUNDS[index % GROUNDS.length] ?? 'paper',
          spacing: 'medium',
          blocks: [text('1/12', `## ${name}`, { size: 'small' }), example],
        };
      }),
      {
        name: 'reference',
        theme: 'tint',
        spacing: 'medium',
        blocks: [text('1/12', reference(definition)), propsTable(definition)],
      },
    ],
  };
}

function exampleBlock(
  definition: AnyBlockDefinition,
  props: Record<string, unknown>,
  index: number,
): BlockSource {
  const commented = COMMENTED[index];
  const sold = SOLD[index % SOLD.length];
  const collection = COLLECTIONS[definition.type]?.(props);
  return block(definition.type, '1/12', {
    ...props,
    ...(collection === undefined ? {} : { collection: toCollection(collection) }),
    ...(definition.type === 'comments' && commented ? { item: toItem(commented) } : {}),
    ...(definition.type === 'product' && sold ? { product: toItem(sold) } : {}),
  });
}

function reference(definition: AnyBlockDefinition): string {
  const script = definition.hydrate ? WHEN[definition.hydrate] : 'Ships no script: markup and style only.';
  return `
## Reference

\`${definition.type}\` · code ${definition.code} · ${definition.category} · version ${definition.version}

${script} Everything readable works without it.
`;
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

function propsTable(definition: AnyBlockDefinition): BlockSource {
  const schema = z.toJSONSchema(definition.props, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const rows = Object.entries(schema.properties ?? {}).map(([name, prop]): RichNode[] => [
    code(name),
    words(typeOf(prop)),
    words(schema.required?.includes(name) ? 'yes' : 'no'),
  ]);
  return tableOf('1/12', ['Prop', 'Kind', 'Required'], rows);
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

function tableOf(at: string, head: readonly string[], rows: readonly RichNode[][]): BlockSource {
  const cell = (node: RichNode, header: boolean): RichNode => ({ type: 'cell', header, content: [node] });
  const content: RichNode[] = [
    { type: 'row', content: head.map((label) => cell(words(label), true)) },
    ...rows.map(
      (row): RichNode => ({ type: 'row', content: row.map((node, column) => cell(node, column === 0)) }),
    ),
  ];
  return block('text', at, {
    content: { type: 'doc', content: [{ type: 'table', content }] },
    size: 'small',
  });
}

function words(content: string): RichNode {
  return { type: 'text', text: content };
}

function code(content: string): RichNode {
  return { type: 'text', text: content, marks: [{ type: 'code' }] };
}

function linked(label: string, type: string): RichNode {
  return { type: 'text', text: label, marks: [{ type: 'link', link: toPage(blockPageName(type)) }] };
}

function definitionOf(type: string): AnyBlockDefinition {
  const definition = definitions[type];
  if (!definition) throw new Error(`there is no block “${type}”`);
  return definition;
}
