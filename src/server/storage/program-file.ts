/** Programs that run in a process of their own: beside their caller in the sources, at the top of the build. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @param caller `import.meta.url` of a module in the same folder of the sources */
export function programFile(caller: string, name: string): string {
  const here = dirname(fileURLToPath(caller));
  const candidates = [join(here, `${name}.ts`), join(here, `${name}.js`), join(here, '..', `${name}.js`)];
  const file = candidates.find((candidate) => existsSync(candidate));
  if (!file)
    throw new Error(`The program ${name} is not among ${candidates.join(', ')}; build the server again.`);
  return file;
}
