import { expect, test } from 'vitest';
import { toScriptJson } from '#domain/json.ts';
import { changeAddresses, pageHtml, parsePage } from './rewrite-page.ts';

test('addresses in structured data and in the context of a page are those of the copy', () => {
  const data = {
    '@type': 'Article',
    url: 'https://studio.example/journal',
    image: ['https://studio.example/s/jug.jpg'],
    name: 'About </script> https://studio.example/journal',
    sameAs: 'https://elsewhere.example/',
    path: '/journal',
  };
  const page = ['application/ld+json', 'application/json'].map(
    (type) => `<script type="${type}">${toScriptJson(data)}</script>`,
  );
  const dom = parsePage(`${page.join('')}<script>var x = "https://studio.example/journal"</script>`);
  changeAddresses(dom, (address) =>
    address.startsWith('https://studio.example')
      ? address.replace('studio.example', 'copy.example/pots')
      : undefined,
  );
  const html = pageHtml(dom);
  const scripts = [...html.matchAll(/<script type="[^"]+">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
  const changed = {
    ...data,
    url: 'https://copy.example/pots/journal',
    image: ['https://copy.example/pots/s/jug.jpg'],
  };
  expect(scripts).toEqual([changed, changed]);
  expect(html).toContain('var x = "https://studio.example/journal"');
});
