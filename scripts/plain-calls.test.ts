import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { plainCalls } from './plain-calls.ts';

const load = plainCalls().load as (id: string) => Promise<string | undefined>;
const file = (path: string) => fileURLToPath(new URL(`../src/domain/${path}`, import.meta.url));

test('of calls a browser gets method and path, and nothing of their schemas', async () => {
  const code = (await load(file('lists/calls.ts'))) ?? '';
  expect(code).toContain('export const rename = {"method":"PATCH","path":"/api/sites/:site/lists/:list"};');
  expect(code).not.toMatch(/zod|summary|^import/m);
  const ofInbox = (await load(file('forms/calls-inbox.ts'))) ?? '';
  expect(ofInbox).toContain('export const read = {"method":"GET"');
  expect(ofInbox).not.toMatch(/zod|summary|^import/m);
});

test('other modules are left as they are', async () => {
  expect(await load(file('lists/list.ts'))).toBeUndefined();
  expect(await load(file('calls/call.ts'))).toBeUndefined();
});
