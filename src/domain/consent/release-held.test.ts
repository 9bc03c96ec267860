import { expect, test } from 'vitest';
import { holdBack } from './hold-back.ts';
import { releaseHeld } from './release-held.ts';

const origin = 'https://studio.example';

test('what was held is as its author wrote it, for a browser', () => {
  for (const html of [
    '<p>a</p><script>let a = "<b>" && 1;</script><p>b</p>',
    '<img src="https://other.example/p.gif" onload="a()">',
    '<style media="all">@import "https://other.example/a.css";</style>',
    '<img srcset="/a.jpg 1x, https://other.example/b.jpg 2x">',
  ])
    expect(
      releaseHeld(holdBack(html, { origin })).replaceAll(
        / (type="text\/css"|data-category="\w+"|data-service="[^"]+")/g,
        '',
      ),
    ).toBe(html);
  const frame = releaseHeld(
    holdBack('<iframe src="https://other.example/a?b=1&amp;c=2"></iframe>', { origin }),
  );
  expect(frame).toContain('<iframe src="https://other.example/a?b=1&amp;c=2" data-category="media"');
  expect(frame).not.toContain('hidden');
});

test('nothing warms up a connection', () => {
  expect(releaseHeld('<link rel="preconnect" href="https://other.example"><p>a</p>')).toBe('<p>a</p>');
  expect(releaseHeld('<link rel="stylesheet" href="/a.css">')).toBe('<link rel="stylesheet" href="/a.css">');
});
