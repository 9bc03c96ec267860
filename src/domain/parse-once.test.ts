import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseOnce } from './parse-once.ts';

test('what a text says is always what the text says, and a text that comes again is not read again', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('{"a":1}', '{"a":2}', '[]', 'null', '{"a":1} ')), (texts) => {
      let read = 0;
      const parse = parseOnce((text): unknown => {
        read += 1;
        return JSON.parse(text);
      });
      for (const text of texts) expect(parse(text)).toEqual(JSON.parse(text));
      const again = texts.filter((text, index) => texts.indexOf(text) < index && text !== 'null');
      expect(read).toBe(texts.length - again.length);
    }),
  );
});

test('no more texts than were asked for are remembered', () => {
  let read = 0;
  const parse = parseOnce((text) => {
    read += 1;
    return { text };
  }, 2);
  for (const text of ['a', 'b', 'c', 'b', 'c']) parse(text);
  expect(read).toBe(3);
  parse('a');
  expect(read).toBe(4);
});
