import { expect, test, vi } from 'vitest';
import { batched } from './batched.ts';

const echo = () =>
  vi.fn(
    async (siteId: string, ids: readonly string[]) =>
      new Map(ids.filter((id) => id !== 'gone').map((id) => [id, `${siteId}/${id}`])),
  );

test('what is asked for at one moment is one call for each site, of a hundred at most', async () => {
  const readMany = echo();
  const read = batched(readMany);
  const ids = Array.from({ length: 250 }, (_, index) => `m${index}`);
  const answers = await Promise.all([...ids.map((id) => read('a', id)), read('b', 'm1'), read('a', 'm3')]);
  expect(answers).toEqual([...ids.map((id) => `a/${id}`), 'b/m1', 'a/m3']);
  expect(readMany.mock.calls.map(([siteId, asked]) => [siteId, asked.length])).toEqual([
    ['a', 100],
    ['a', 100],
    ['a', 51],
    ['b', 1],
  ]);
});

test('what is not there is undefined, and a later question is a call of its own', async () => {
  const readMany = echo();
  const read = batched(readMany);
  expect(await Promise.all([read('a', 'gone'), read('a', 'm1')])).toEqual([undefined, 'a/m1']);
  expect(await read('a', 'm1')).toBe('a/m1');
  expect(readMany).toHaveBeenCalledTimes(2);
});

test('all who asked are told of a failure', async () => {
  const read = batched(() => Promise.reject(new Error('away')));
  const answers = await Promise.allSettled([read('a', 'm1'), read('a', 'm2')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
