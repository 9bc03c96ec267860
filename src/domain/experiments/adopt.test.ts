import { expect, test } from 'vitest';
import { applyOperations } from '../content/apply.ts';
import type { Body } from '../content/content.ts';
import { resolveBody } from '../content/overlays.ts';
import { adoptOperations, differsIn, experimentKeysIn } from './adopt.ts';

const experiment = { key: 'hero', experimentType: 'AB_TEST', versions: 2 } as const;
const body: Body = {
  title: 'Home',
  fields: {},
  overlays: { 'variant:hero=b': { title: 'Welcome' } },
  sections: [
    {
      id: 'section00000000000000000',
      theme: 'paper',
      width: 'content',
      spacing: 'medium',
      overlays: { 'variant:hero=b': { theme: 'ink' } },
      blocks: [
        {
          id: 'block0000000000000000000',
          type: 'button',
          version: 1,
          props: { label: 'Buy', size: 'small' },
          place: { column: 1, span: 6 },
          overlays: {
            'variant:hero=b': { props: { label: 'Order' }, place: { column: 1, span: 12 } },
            'variant:footer=b': { props: { size: 'large' } },
            mobile: { hidden: true },
          },
        },
      ],
    },
  ],
};

function withoutLayers(value: Body): unknown {
  return JSON.parse(JSON.stringify(value, (key, each) => (key === 'overlays' ? undefined : each)));
}

function adopted(version: string): Body {
  const result = applyOperations(body, adoptOperations(body, experiment, version));
  if (!('body' in result)) throw new Error('refused');
  return result.body;
}

test('adopting a version makes the page what the version showed, and leaves nothing of the experiment', () => {
  const after = adopted('b');
  expect(withoutLayers(after)).toEqual(withoutLayers(resolveBody(body, { variants: { hero: 'b' } })));
  expect(experimentKeysIn(after)).toEqual(['footer']);
  expect(after.sections[0]?.blocks[0]?.overlays).toMatchObject({ mobile: { hidden: true } });
});

test('adopting the original changes nothing that is seen', () => {
  const after = adopted('a');
  expect(withoutLayers(after)).toEqual(withoutLayers(body));
  expect(experimentKeysIn(after)).toEqual(['footer']);
});

test('the experiments of a page are those it has versions of', () => {
  expect(experimentKeysIn(body)).toEqual(['hero', 'footer']);
  expect([differsIn(body, experiment, 'b'), differsIn(body, experiment, 'c')]).toEqual([true, false]);
});
