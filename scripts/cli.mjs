// `npx vitrine`: builds what is out of date, without a word, and runs the command line.
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const code = await build({ isQuiet: true });
if (code !== 0) process.exit(code);
process.env.NODE_ENV ??= 'production';
await import(fileURLToPath(new URL('../dist/server/cli.js', import.meta.url)));
