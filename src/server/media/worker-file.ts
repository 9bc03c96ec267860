/** Where the picture worker's program is: beside this file in the sources, at the top of the build. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function pictureWorkerFile(): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const candidates = [
    join(here, 'picture-worker.ts'),
    join(here, 'picture-worker.js'),
    join(here, '..', 'picture-worker.js'),
  ];
  const file = candidates.find((candidate) => existsSync(candidate));
  if (!file)
    throw new Error(`the picture worker is not among ${candidates.join(', ')}; build the server again`);
  return file;
}
