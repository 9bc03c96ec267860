/** The demo's film, made of three of its photographs, and its captions. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EXAMPLE_FILM, EXAMPLE_MEDIA } from '#blocks/kit/example-media.ts';

const CAPTIONS = `WEBVTT

00:00.500 --> 00:03.700
Half past three. Up the hollow way, where the clay was dug.

00:04.300 --> 00:07.700
The larches, a week before the snow.

00:08.300 --> 00:11.700
Last light. The kiln has been burning since noon.
`;

export async function demoFilm(folder: string) {
  const filename = 'up-the-hollow-way.mp4';
  const none = { width: 0, height: 0, posterId: null };
  return [
    {
      ...EXAMPLE_FILM.film,
      filename,
      mime: 'video/mp4',
      kind: 'video',
      bytes: await readFile(join(folder, filename)),
      width: 640,
      height: 360,
      posterId: EXAMPLE_MEDIA.path.id,
    },
    {
      ...EXAMPLE_FILM.captions,
      ...none,
      filename: 'up-the-hollow-way.vtt',
      mime: 'text/vtt',
      kind: 'file',
      bytes: new TextEncoder().encode(CAPTIONS),
    },
  ] as const;
}
