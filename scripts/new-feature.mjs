// Starts a feature: its folders in the domain, the server and the owner area, and the line of its migration. What it
// writes is a small list that works and passes its own tests, so that whoever goes on starts from something that does.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { formsOf, refuseName } from './named.mjs';
import { run } from './steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const templates = join(root, 'scripts', 'new-feature');
const list = join('src', 'server', 'every-migration.ts');
const [name = ''] = process.argv.slice(2);

const refusal = refuse(name);
if (refusal) {
  console.error(refusal);
  process.exit(2);
}
process.exit(await addFeature(name));

function refuse(wanted) {
  const noName = refuseName(wanted, 'a feature', 'guest-book');
  if (noName) return noName;
  const zone = ['domain', 'server', 'owner'].find((each) => existsSync(join(root, 'src', each, wanted)));
  if (zone) return `There is a src/${zone}/${wanted} already. Choose another name.`;
  const address = addressOf(wanted);
  if (address) return `${address} has an address “${wanted}” already. Choose another name.`;
  return undefined;
}

/** The file in which something answers or is shown under this name already. */
function addressOf(wanted) {
  const taken = new RegExp(
    `/sites/:site/${wanted}[/?'\`]|path: '/?${wanted}[/']|^const path = '${wanted}'`,
    'm',
  );
  const files = globSync(
    ['src/domain/**/calls*.ts', 'src/server/**/*routes*.ts', 'src/owner/**/feature.tsx'],
    {
      cwd: root,
    },
  );
  return files.find((file) => taken.test(readFileSync(join(root, file), 'utf8')));
}

async function addFeature(feature) {
  const number = nextNumber();
  const words = { ...formsOf(feature), number };
  const files = globSync('**/*.txt', { cwd: templates }).map((template) => write(template, words));
  const migration = `./${feature}/migrations/${number}-${feature}.ts`;
  const before = readFileSync(join(root, list), 'utf8');
  writeFileSync(join(root, list), `${before}export { ${words.camel}Entries } from '${migration}';\n`);
  const formatted = await run('biome', ['check', '--write', '--log-level=error', ...files, list], {
    cwd: root,
  });
  console.log(`The feature “${words.Label}” has three folders and a screen in the navigation of every site. Next:

  1. src/domain/${feature}   its rules, and its calls with their words
  2. src/server/${feature}   what answers them, its table, its job, what moves with a site
  3. src/owner/${feature}    its screen
  4. e2e/${feature}.spec.ts  its screen in a browser

  npx vitest run src/domain/${feature} src/server/${feature}
  npx playwright test e2e/${feature}.spec.ts
  npm run check
`);
  return formatted;
}

/** @returns the path of the file that was written */
function write(template, words) {
  const file = targetOf(template.replace(/\.txt$/, ''), words);
  const content = readFileSync(join(templates, template), 'utf8').replace(
    /\{\{(\w+)\}\}/g,
    (_, form) => words[form],
  );
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
  return file;
}

function targetOf(template, words) {
  if (template.startsWith('e2e/')) return `e2e/${words.name}.spec.ts`;
  const [zone, ...rest] = template.split('/');
  const path = rest
    .join('/')
    .replace('migrations/migration.ts', () => `migrations/${words.number}-${words.name}.ts`);
  return `src/${zone}/${words.name}/${path}`;
}

/** One more than the last there is, of three digits. */
function nextNumber() {
  const numbers = readFileSync(join(root, list), 'utf8').matchAll(/\/(\d{3})-[^/]+\.ts'/g);
  return String(Math.max(...[...numbers].map(([, number]) => Number(number))) + 1).padStart(3, '0');
}
