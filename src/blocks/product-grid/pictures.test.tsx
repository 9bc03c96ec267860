import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FAKE_NOW, fakeContext } from '#testing/blocks/fake-context.ts';
import { fakeSiteData } from '#testing/blocks/fake-site-data.ts';
import { loaders } from '../data.ts';
import { definitions } from '../definitions.ts';
import { renders } from '../renders.ts';

test.each(['product-grid', 'summary'])(
  'of the pictures of a %s only the first is fetched before all else',
  async (type) => {
    const context = { ...fakeContext(), isLikelyLargest: true };
    const props = definitions[type]?.defaults;
    const asked = {
      site: fakeSiteData(),
      blockId: 'block',
      now: FAKE_NOW,
      timeZone: 'UTC',
      pageId: '',
      query: {},
    };
    const data = await loaders[type]?.(props, { ...asked, collectionId: context.page.collectionId });
    const Render = renders[type];
    const html = Render ? renderToStaticMarkup(<Render props={props} data={data} context={context} />) : '';
    const loading = [...html.matchAll(/<img[^>]*?(?:loading|fetchPriority|fetchpriority)="(\w+)"/g)].map(
      ([, how]) => how,
    );
    expect(loading.length).toBeGreaterThan(1);
    expect(loading.filter((how) => how !== 'lazy')).toHaveLength(1);
  },
);
