// `npm start`: builds what is out of date and runs the server in this process's place.
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';

const code = await build();
if (code !== 0) process.exit(code);
process.env.NODE_ENV ??= 'production';
await import(fileURLToPath(new URL('../dist/server/server.js', import.meta.url)));
