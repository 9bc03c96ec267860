/** The written reference of the command line is made from the same texts as its help. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { commandHelp } from './help.ts';

const HEAD = `# The command line

\`npx vitrine COMMAND\` works in a checkout, on any Node from 20; the first call installs and builds what is
missing. Commands use the same settings as the server: \`DATA_DIR\` (default: the folder \`data\` of the checkout) and
\`DATABASE_URL\`. They may be used while the server runs, which follows their changes within a second.

- **Exit codes**: 0 done; 1 it could not be done; 2 it was asked for in a way that makes no sense.
- The answer goes to standard output, everything else (progress, notes, errors) to standard error. Where a program
  may want the answer, \`--json\` gives it as JSON.
- On a terminal progress is one line that changes; elsewhere it is a plain line every few seconds.

This page is made from the help texts (\`UPDATE_DOCS=1 npx vitest run src/main/cli/reference.test.ts\`).
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
