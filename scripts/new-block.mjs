// Starts a block: writes its folder with a code of its own, and its line in the list of blocks. What it writes passes
// the conformance suite, so that whoever goes on starts from something that works.
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formsOf, refuseName } from './named.mjs';
import { run } from './steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const blocks = join(root, 'src', 'blocks');
const list = join(blocks, 'every-block.ts');
const [name = ''] = process.argv.slice(2);

const MAX_CODE = 71;
/** Names that cannot be a constant of the definition. */
const RESERVED = new Set(
  (
    'await break case catch class const continue constructor debugger default defaults delete do else enum ' +
    'eval export extends false finally for function if implements import in instanceof interface kit let new ' +
    'null package private props protected prototype public return static super switch testing this throw ' +
    'true try typeof undefined var void while with yield z'
  ).split(' '),
);

const refusal = refuse(name);
if (refusal) {
  console.error(refusal);
  process.exit(2);
}
process.exit(await addBlock(name));

function refuse(wanted) {
  const noName = refuseName(wanted, 'a block', 'price-tag');
  if (noName) return noName;
  if (RESERVED.has(wanted))
    return `“${wanted}” means something else in the code already. Choose another name.`;
  if (existsSync(join(blocks, wanted)))
    return `There is a src/blocks/${wanted} already. Choose another name.`;
  if (codeFor(wanted) === undefined) {
    return `All block codes from 1 to ${MAX_CODE} are taken (SITE-53). A new block has to take the place of another.`;
  }
  return undefined;
}

async function addBlock(type) {
  const code = codeFor(type);
  const files = writeFolder(type, code);
  appendFileSync(list, `export { ${formsOf(type).camel} } from './${type}/definition.ts';\n`);
  // It puts the line into its place, too.
  const formatted = await run('biome', ['check', '--write', '--log-level=error', ...files, list], {
    cwd: root,
  });
  console.log(`The block “${type}” has code ${code} and a folder, src/blocks/${type}. Next:

  1. definition.ts   its props, with the defaults and examples that its live page shows: real words, please
  2. render.tsx      its markup, which has to be useful without any script
  3. styles.css      its look, from the site's custom properties only
  4. palette.ts      its place, its other names and its picture among the blocks to add
  5. data.ts, island.ts, fields.tsx where it needs them

  npx vitest run src/blocks/conformance.test.tsx -t ${type}
  npm run check`);
  return formatted;
}

function writeFolder(type, code) {
  const { camel: constant, Pascal: pascal, words, Label: label } = formsOf(type);
  const contents = {
    'definition.ts': `import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { field } from '#domain/fields/field.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  text: z.string().max(500).meta(field(labels.textLabel)),
});
export type ${pascal}Props = z.infer<typeof props>;

export const ${constant} = defineBlock<${pascal}Props>({
  type: '${type}',
  code: ${code},
  label: labels.name,
  description: labels.about,
  category: 'text',
  version: 1,
  props,
  defaults: { text: '' },
  examples: [
    {
      name: 'Long',
      props: {
        text: 'Fired on Saturday, cooled on Sunday, sorted on Monday, on the shelf by Tuesday. What has a crack goes back into the clay, and what is only a little out of round goes into the basket at the door, where it costs half. Whoever asks for a piece by name gets it kept until the end of the week, and longer if it has to travel. We pack in wool and paper, never in foam, and nothing has arrived in shards for as long as any of us can remember.',
      },
    },
    { name: 'Short', props: { text: 'Fired on Saturday, on the shelf by Tuesday.' } },
  ],
  text: ({ text }) => text,
});
`,
    'labels/en.ts': `export const name = '${label}';
export const about = 'What the ${words} is for, in one sentence.';
export const textLabel = 'Text';
`,
    'labels/de.ts': `export const name = '${label}';
export const about = 'Wozu der Block da ist, in einem Satz.';
export const textLabel = 'Text';
`,
    'palette.ts': `import { lines, type Palette } from '../kit/palette-entry.ts';

export const palette: Palette = {
  group: 'Features',
  rank: 100,
  words: '',
  picture: lines(16, 18, 64, 4),
};
`,
    'render.tsx': `import type { BlockRender } from '../contract.ts';
import type { ${pascal}Props } from './definition.ts';

export const render: BlockRender<${pascal}Props> = ({ props }) =>
  props.text === '' ? null : <p className="${type}">{props.text}</p>;
`,
    'styles.css': `.${type} {
  color: var(--text);
  margin: 0;
}
`,
  };
  mkdirSync(join(blocks, type, 'labels'), { recursive: true });
  return Object.entries(contents).map(([file, content]) => {
    const path = join(blocks, type, file);
    writeFileSync(path, content);
    return path;
  });
}

/** The code that is kept for the type, or the lowest that nobody has. */
function codeFor(type) {
  const reserved = JSON.parse(readFileSync(join(blocks, 'reserved-codes.json'), 'utf8'));
  if (reserved[type] !== undefined) return reserved[type];
  const given = readdirSync(blocks)
    .map((folder) => join(blocks, folder, 'definition.ts'))
    .filter((file) => existsSync(file))
    .map((file) => Number(/^ {2}code: (\d+),$/m.exec(readFileSync(file, 'utf8'))?.[1]));
  const taken = new Set([...given, ...Object.values(reserved)]);
  return Array.from({ length: MAX_CODE }, (_, index) => index + 1).find((code) => !taken.has(code));
}
