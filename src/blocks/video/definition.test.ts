import { expect, test } from 'vitest';
import { video } from './definition.ts';

test('VIDE-05 a video is shown in the modes none, fit and fill, and in no other', () => {
  const isTaken = (mode: unknown) => video.props.safeParse({ ...video.defaults, mode }).success;
  expect(['none', 'fit', 'fill'].map(isTaken)).toEqual([true, true, true]);
  expect(['cover', '', 'FIT', 1].map(isTaken)).toEqual([false, false, false, false]);
});
