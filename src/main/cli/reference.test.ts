/** The written reference of the command line is made from the same texts as its help. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { commandHelp } from './help.ts';

const HEAD = `# The command line

Run \`npx vitrine COMMAND\` in a checkout, with any Node from 20. The first call installs and builds what is missing.
Commands use the same settings as the server: \`DATA_DIR\` (default: the checkout’s \`data\` folder) and
\`DATABASE_URL\`. You can use them while the server runs; it picks up changes within a second.

- **Exit codes**: 0 for success, 1 for failure, 2 for invalid usage.
- Results go to standard output, and everything else (progress, notes, errors) to standard error. Commands with results
  for programs print them as JSON with \`--json\`.
- In a terminal, progress is one changing line. Elsewhere, it is a plain line every few seconds.

This page is generated from the help texts (\`UPDATE_DOCS=1 npx vitest run src/main/cli/reference.test.ts\`).
`;

function cliReference(commands: readonly Command[]): string {
  const sections = commands.map(
    (command) => `\n## ${command.words.join(' ')}\n\n\`\`\`text\n${commandHelp(command)}\n\`\`\`\n`,
  );
  return HEAD + sections.join('');
}

test('the written reference says what the help says (UPDATE_DOCS=1 writes it anew)', () => {
  const file = join(process.cwd(), 'docs', 'cli.md');
  const wanted = cliReference(commands);
  if (process.env['UPDATE_DOCS']) writeFileSync(file, wanted);
  expect(readFileSync(file, 'utf8')).toBe(wanted);
});

test('texts name commands that exist, in full', () => {
  const known = new Set(commands.map(({ words }) => words.join(' ')));
  const files = globSync(['src/{domain,server,owner,site,main}/**/*.{ts,tsx}'], { cwd: process.cwd() });
  const unknown = files
    .filter((file) => !/\.test\.tsx?$|\/cli\/help\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/npx vitrine ([a-z]+(?: [a-z]+)*)( --help)?/g)].map(
        ([, words = '', help]) => ({ file, words, isHelp: help !== undefined }),
      ),
    )
    .filter(({ words, isHelp }) => {
      const parts = words.split(' ');
      const isKnown = parts.some((_, index) => known.has(parts.slice(0, index + 1).join(' ')));
      // Help of a group lists its commands.
      return !isKnown && !(isHelp && [...known].some((each) => each.startsWith(`${words} `)));
    });
  expect(unknown).toEqual([]);
});
