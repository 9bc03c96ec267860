import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Embeds } from '#domain/code/embed.ts';
import { fakeContext, fakeMedia } from '#testing/blocks/fake-context.ts';
import { video } from './definition.ts';
import { render } from './render.tsx';

const id = 'a'.repeat(24);

function show(props: object) {
  const embeds: Embeds = new Map();
  const context = fakeContext({
    embeds,
    media: (asked) =>
      asked === id
        ? { ...fakeMedia(id), kind: 'video', filename: 'film.mp4', mime: 'video/mp4' }
        : { ...fakeMedia(asked ?? ''), kind: 'file', filename: 'words.vtt', mime: 'text/vtt' },
  });
  const html = renderToStaticMarkup(
    render({ props: { ...video.defaults, ...props }, data: undefined, context }),
  );
  const services = [...embeds.values()].map((embed) => embed.services);
  return {
    html,
    frames: services.flatMap((each) => each?.frames),
    media: services.flatMap((each) => each?.media),
  };
}

test('VIDE-01 the page lets through the frame of its video, and no other', () => {
  const youTube = show({ source: { url: 'https://youtu.be/aqz-KE-bpKQ' } });
  expect(youTube.frames).toEqual(['https://www.youtube-nocookie.com']);
  expect(youTube.html).toContain('data-provider-name="YouTube"');
  expect(youTube.html).not.toContain('<iframe');
  const pasted = show({
    embed:
      '<iframe src="https://films.example/e/1"></iframe><script src="https://evil.example/x.js"></script>',
  });
  expect(pasted.frames).toEqual(['https://films.example']);
  expect(show({ embed: '<iframe src="javascript:alert(1)"></iframe>' }).frames).toEqual([]);
});

test('a file of the media library has the browser’s player and its captions', () => {
  const { html, frames, media } = show({
    source: { ref: 'media', id },
    captions: { ref: 'media', id: 'b'.repeat(24) },
    title: 'A winter of clay',
  });
  expect(html).toMatch(
    /<video controls="" playsInline="" preload="none" src="[^"]+" aria-label="A winter of clay">/,
  );
  expect(html).toMatch(/<track kind="captions" src="[^"]+words\.vtt" srcLang="en"/);
  expect([frames, media]).toEqual([[], []]);
});

test('a file elsewhere is let through by its host', () => {
  const { html, media } = show({ source: { url: 'https://films.example/winter.mp4?x=1' } });
  expect(html).toContain('<video');
  expect(media).toEqual(['https://films.example']);
});

test.each([{}, { embed: ' ' }])('nothing chosen shows nothing: %j', (props) => {
  expect(show(props).html).toBe('');
});
