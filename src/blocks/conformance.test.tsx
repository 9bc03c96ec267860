/**
 * Holds every block to the contract: whoever adds a folder is checked without writing a test. Accessibility
 * (axe) is not checked here, since it needs a browser: e2e/blocks.spec.ts runs it on every block's examples.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type AnyBlockDefinition, BLOCK_CATEGORIES, parseProps } from '#domain/block.ts';
import { BlockView } from '#site/render-block.tsx';
import { fakeContext } from '#testing/blocks/fake-context.ts';
import { freeStrings, lookThrough, setStrings } from '#testing/blocks/markup.ts';
import { renderBlock } from '#testing/blocks/render-block.tsx';
import { byFolder } from './by-folder.ts';
import { loaders } from './data.ts';
import { definitions } from './definitions.ts';
import { findIsland, islandFiles } from './islands.ts';
import { renders } from './renders.ts';
import reservedCodes from './reserved-codes.json' with { type: 'json' };
import { styles } from './styles.ts';

const HERE = import.meta.dirname;
const places = readdirSync(HERE, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['kit', 'testing'].includes(entry.name))
  .map((entry) => `${entry.name}/`)
  .sort()
  .map((name) => name.slice(0, -1));
/** No blocks, but pages have them as islands. */
const ISLANDS_ALONE = [
  'captcha',
  'checkout',
  'lesson-mark',
  'member-account',
  'passkey',
  'session-recording',
];
const folders = places.filter((folder) => !ISLANDS_ALONE.includes(folder));
const foldersWith = (file: string) => places.filter((folder) => existsSync(path.join(HERE, folder, file)));

/**
 * How React writes attributes says nothing about a block. `no-inline-style` stays on: the pages' security
 * policy forbids style attributes.
 */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': ['error', { style: 'selfclose' }],
  },
});

async function htmlErrors(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

describe('the registries', () => {
  test.each([
    ['every-block.ts', definitions, 'definition.ts'],
    ['renders.ts', renders, 'render.tsx'],
    ['styles.ts', styles, 'styles.css'],
    ['data.ts', loaders, 'data.ts'],
    ['islands.ts', byFolder(islandFiles), 'island.ts'],
  ])('SITE-05 %s holds every block that has the file, in order', (_name, registry, file) => {
    expect(Object.keys(registry)).toEqual(foldersWith(file));
  });

  test('every folder has a definition, a render and a style sheet', () => {
    for (const file of ['definition.ts', 'render.tsx', 'styles.css'])
      expect(foldersWith(file)).toEqual(folders);
  });

  const codes: Readonly<Record<string, number>> = {
    ...Object.fromEntries(Object.values(definitions).map(({ type, code }) => [type, code])),
    ...reservedCodes,
  };

  test('SITE-53 SITE-54 every code is the contract’s and stands for one type', () => {
    for (const { type, code } of Object.values(definitions)) expect(code, type).toBe(codes[type]);
  });

  test('SITE-53 SITE-54 block type codes run from 1 to 71: the stated seven exact, none used twice', () => {
    expect(codes).toMatchObject({
      product: 43,
      donation: 52,
      button: 53,
      'member-area': 67,
      accordion: 69,
      marquee: 70,
      shape: 71,
    });
    expect(new Set(Object.values(codes)).size).toBe(Object.keys(codes).length);
    for (const code of Object.values(codes)) {
      expect(Number.isInteger(code)).toBe(true);
      expect(code).toBeGreaterThanOrEqual(1);
      expect(code).toBeLessThanOrEqual(71);
    }
  });

  test('SITE-54 every block the contract names has a code', () => {
    const named = [
      'image',
      'video',
      'map',
      'form',
      'newsletter',
      'gallery',
      'summary',
      'search',
      'chart',
      'tour-dates',
      'calendar',
      'audio',
      'social-links',
      'menu',
      'restaurant-reservation',
      'table-booking',
    ];
    expect(Object.keys(codes)).toEqual(expect.arrayContaining(named));
  });

  test('a type that nobody registered is unknown, also when every object has a property of that name', () => {
    for (const type of ['no-such-block', 'constructor', '__proto__', 'toString']) {
      for (const registry of [definitions, renders, styles, loaders]) {
        expect(registry[type], type).toBeUndefined();
      }
      expect(findIsland(type), type).toBeUndefined();
    }
  });
});

describe('a block of an unknown type', () => {
  const unknown = (type: string, isPreview: boolean) => {
    const block = { id: 'b', type, version: 1, props: { text: 'kept' }, place: { column: 1, span: 12 } };
    const context = fakeContext();
    return renderToStaticMarkup(
      <BlockView
        loaded={{ block, props: undefined, data: undefined }}
        context={{ ...context, page: { ...context.page, isPreview } }}
        className=""
      />,
    );
  };

  test.each(['no-such-block', 'constructor'])(
    'shows visitors nothing, and owners which it is: %s',
    (type) => {
      expect(unknown(type, false)).toBe('');
      expect(unknown(type, true)).toContain(type);
    },
  );
});

describe.each(folders)('%s', (folder) => {
  const definition = definitions[folder] as AnyBlockDefinition;
  const cases = [
    { name: 'defaults', props: definition.defaults as unknown },
    ...definition.examples.map(({ name, props }) => ({ name: `example “${name}”`, props: props as unknown })),
  ];

  test('names itself', () => {
    expect(definition.type).toBe(folder);
    expect(definition.label.trim()).not.toBe('');
    expect(definition.description).toMatch(/^\p{Lu}.*\.$/su);
    expect(BLOCK_CATEGORIES).toContain(definition.category);
    expect(definition.examples.length).toBeGreaterThan(0);
    const names = definition.examples.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('can tell programs the shape of its props', () => {
    expect(z.toJSONSchema(definition.props)).toMatchObject({ type: 'object' });
  });

  test('has an island exactly when it says when to hydrate', () => {
    expect(definition.hydrate !== undefined).toBe(foldersWith('island.ts').includes(folder));
  });

  test('comes with a migration from every older version', () => {
    const older = Array.from({ length: definition.version - 1 }, (_, index) => String(index + 1));
    expect(Object.keys(definition.migrations ?? {})).toEqual(older);
  });

  test.each(cases)('$name are what the schema makes of them, also after JSON', ({ props }) => {
    const stored = JSON.parse(JSON.stringify(props)) as Record<string, unknown>;
    expect(stored).toEqual(props);
    expect(parseProps(definition, definition.version, stored)).toEqual({ ok: true, props });
  });

  test.each(cases)('$name render to valid HTML', async ({ props }) => {
    expect(await htmlErrors(await renderBlock(folder, props))).toEqual([]);
  });

  test.each(cases.slice(1))('$name has something to show without a script', async ({ props }) => {
    expect(lookThrough(await renderBlock(folder, props)).elements.size).toBeGreaterThan(0);
  });

  test('gives words to the search that are in the markup or the props', () => {
    for (const { props } of cases) expect(typeof (definition.text?.(props) ?? '')).toBe('string');
  });
});

/** The roles that the shell and the templates fill; see the templates' style sheets. */
const TOKENS =
  /^--(ground|text|text-muted|heading|accent|on-accent|border|surface|shade|font-display|display-weight|font-text|step--1|step-[0-5]|space-[1-8]|radius|measure)$/;
const RAW_COLOUR =
  /#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(|[:\s,(](black|white|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown|silver|beige|tan|teal|navy)\b/i;
const PHYSICAL =
  /[{;\s](width|height|(min|max)-(width|height)|(margin|padding|border)-(top|right|bottom|left)[a-z-]*|top|right|bottom|left)\s*:|text-align:\s*(left|right)|float:\s*(left|right)/;
const MAX_CSS_BYTES = 2048;

function minify(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{}:;,>]) ?/g, '$1')
    .replaceAll(';}', '}')
    .trim();
}

test.each(folders)('the style sheet of %s is what the registry serves', (folder) => {
  expect((styles[folder] ?? '').length).toBeGreaterThan(0);
});

/** Those of the blocks, and those that blocks share. */
const sheets = [
  ...folders.map((folder) => `${folder}/styles.css`),
  ...readdirSync(path.join(HERE, 'kit'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => `kit/${name}`),
];

describe.each(sheets)('the style sheet %s', (sheet) => {
  const css = minify(readFileSync(path.join(HERE, sheet), 'utf8'));

  test(`is under ${MAX_CSS_BYTES} bytes`, () => {
    expect(Buffer.byteLength(css)).toBeLessThan(MAX_CSS_BYTES);
  });

  test('has no colour of its own and knows no left or right', () => {
    expect(css.match(RAW_COLOUR)?.[0]).toBeUndefined();
    expect(css.match(PHYSICAL)?.[0]).toBeUndefined();
  });

  test('uses the agreed custom properties only, and its own', () => {
    const own = new Set([...css.matchAll(/[{;](--[\w-]+):/g)].map(([, name]) => name));
    const foreign = [...css.matchAll(/var\((--[\w-]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !TOKENS.test(name) && !own.has(name));
    expect(foreign).toEqual([]);
  });
});

const HOSTILE = path.join(process.cwd(), '../shared/data/hostile');
const hasHostile = existsSync(HOSTILE);
if (!hasHostile) console.log(`skipped: hostile strings in blocks (${HOSTILE} is not there)`);

describe.skipIf(!hasHostile).each(folders)('%s with hostile strings', (folder) => {
  const definition = definitions[folder] as AnyBlockDefinition;

  test('never lets one out of its place', async () => {
    const payloads = [
      ...readFileSync(path.join(HOSTILE, 'xss-payloads.txt'), 'utf8').split('\n'),
      ...(JSON.parse(readFileSync(path.join(HOSTILE, 'blns.json'), 'utf8')) as string[]),
    ].filter((payload) => payload !== '');
    const examples = await Promise.all(
      definition.examples.map(async ({ props }) => {
        const paths = freeStrings(definition, props).filter(
          // Trusted code is the owner's own and runs as it stands.
          (at) => at[0] !== 'html' || (props as { trust?: string }).trust !== 'trusted',
        );
        const named = setStrings(definition, props, paths, () => '/plain-words');
        const markup = [await renderBlock(folder, props), await renderBlock(folder, named)];
        return { props, paths, elements: lookThrough(markup.join('')).elements };
      }),
    );
    const escaped: { payload: string; dangers: readonly string[]; strangers: readonly string[] }[] = [];
    for (const [index, payload] of payloads.entries()) {
      const example = examples[index % examples.length];
      if (!example) continue;
      const { props, paths, elements } = example;
      const hostile = setStrings(
        definition,
        props,
        paths,
        (at) => payloads[(index + at) % payloads.length] ?? '',
      );
      const html = await renderBlock(folder, hostile, { words: payload });
      const found = lookThrough(html);
      const strangers = [...found.elements].filter((name) => !elements.has(name));
      if (found.dangers.length + strangers.length > 0)
        escaped.push({ payload, dangers: found.dangers, strangers });
    }
    expect(escaped).toEqual([]);
  }, 300_000);
});
