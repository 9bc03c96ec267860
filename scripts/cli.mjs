// `npx vitrine`: builds what is out of date, without a word, and runs the command line.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const code = await build({ isQuiet: true });
if (code !== 0) process.exit(code);
process.env.NODE_ENV ??= 'production';
// The server runs in the project's folder, whatever folder this was typed in: the data is beside the project.
process.env.DATA_DIR ||= join(fileURLToPath(new URL('..', import.meta.url)), 'data');
await import(fileURLToPath(new URL('../dist/server/cli.js', import.meta.url)));
