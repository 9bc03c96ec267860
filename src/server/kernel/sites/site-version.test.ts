/** Who changes a site's row changes what visitors are shown: nobody but the kernel, which raises the version with it. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = join(import.meta.dirname, '..', '..');
/** A migration runs before anything is shown. */
const ALLOWED = /^(kernel\/sites|db\/migrations|testing)\/|\.test\.ts$/;

test('only the kernel updates rows of sites', () => {
  const files = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.ts') && !ALLOWED.test(file));
  expect(files.length).toBeGreaterThan(300);
  const updating = files.filter((file) =>
    /updateTable\('sites'\)|update sites\b/.test(readFileSync(join(SERVER, file), 'utf8')),
  );
  expect(updating).toEqual([]);
});
