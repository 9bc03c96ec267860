/** Files that programs or people have made wrong are read as far as they can be, and quickly. */
import { expect, test } from 'vitest';
import { readGhost } from './ghost.ts';
import { readMarkdown } from './markdown.ts';

test('a Ghost export of many posts is read in a time that grows with it', () => {
  const ids = Array.from({ length: 20_000 }, (_, at) => String(at));
  const data = {
    posts: ids.map((id) => ({ id, title: id })),
    tags: ids.map((id) => ({ id, name: `tag ${id}` })),
    posts_tags: ids.map((id) => ({ post_id: id, tag_id: id })),
    posts_authors: ids.map((id) => ({ post_id: id, author_id: id })),
    posts_meta: ids.map((id) => ({ post_id: id, meta_description: `about ${id}` })),
  };
  const from = performance.now();
  const read = readGhost({ data }, 'https://old.example');
  expect(performance.now() - from).toBeLessThan(4000);
  expect(read.ok && read.items.at(-1)).toMatchObject({
    creator: '19999',
    labels: [{ name: 'tag 19999' }],
    meta: { _yoast_wpseo_metadesc: 'about 19999' },
  });
});

test('a Ghost export with a time that is none, and with halves of letters, is read', () => {
  const read = readGhost({ posts: [{ id: 1, title: 'a\ud800', published_at: 1e300 }] }, undefined);
  expect(read.ok && read.items).toMatchObject([{ title: 'a\ufffd', postDateGmt: '' }]);
});

test.each([
  ['an address that is none', '---\npermalink: //[\ntitle: A\n---\n[b](\\\\\\\\[c) ![d](\\\\\\\\[e)'],
  ['half of a letter', '{\n"title": "A",\n"slug": "\\ud800"\n}\nb'],
])('a Markdown file with %s is read', (_, text) => {
  const read = readMarkdown([{ path: 'posts/a.md', text }], 'https://old.example');
  expect(read.ok && read.items).toMatchObject([{ title: 'A' }]);
});
