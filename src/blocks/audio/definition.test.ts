import { expect, test } from 'vitest';
import { parseProps } from '#domain/block.ts';
import { audio } from './definition.ts';

test('SITE-61 an album holds 60 tracks; one more is refused in words that say what to do', () => {
  const tracks = (count: number) =>
    Array.from({ length: count }, (_track, index) => ({
      title: `Track ${index + 1}`,
      artist: '',
      source: { url: `/s/${index}.mp3` },
    }));
  const parse = (count: number) => parseProps(audio, 1, { ...audio.defaults, tracks: tracks(count) });
  expect(parse(60).ok).toBe(true);
  expect(parse(61)).toEqual({
    ok: false,
    message: 'tracks: An album can hold up to 60 tracks. Add a second album for more.',
  });
});
