import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { plainCalls } from './plain-calls.ts';

const load = plainCalls().load as (id: string) => Promise<string | undefined>;
const file = (path: string) => fileURLToPath(new URL(`../src/domain/${path}`, import.meta.url));

test('of calls a browser gets method and path, and nothing of their schemas', async () => {
  const code = (await load(file('lists/calls.ts'))) ?? '';
  expect(code).toContain('export const rename = {"method":"PATCH","path":"/api/sites/:site/lists/:list"};');
  expect(code).not.toMatch(/zod|summary|^import/m);
  expect(await load(file('content/calls-publishing.ts'))).not.toMatch(/zod|summary|^import/m);
  expect(await load(file('store/orders/calls-invoices.ts'))).not.toMatch(/zod|summary|^import/m);
});

test('calls that stand together under one name stay so', async () => {
  const code = (await load(file('moves/calls.ts'))) ?? '';
  expect(code).toContain('export const backups = {"readAll":{"method":"GET","path":"/api/backups"},');
  expect(code).not.toMatch(/zod|summary|^import/m);
});

test('a number that a declaration and a form keep to goes along', async () => {
  expect(await load(file('media/calls.ts'))).toContain('export const MAX_ALT_LENGTH = 1000;');
});

test('other modules are left as they are', async () => {
  expect(await load(file('lists/list.ts'))).toBeUndefined();
  expect(await load(file('calls/call.ts'))).toBeUndefined();
});
