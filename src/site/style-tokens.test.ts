import { expect, test } from 'vitest';
import { siteStyleSchema, TEMPLATE_NAMES } from '#domain/design/style.ts';
import { shapeRules, styleTokens } from './style-tokens.ts';
import { templates } from './templates/templates.ts';
import { pageCss, siteSheet } from './theme.ts';

test('a style that changes no shapes adds no rules', () => {
  expect(shapeRules(siteStyleSchema.parse({}))).toBe('');
});

test.each(TEMPLATE_NAMES)(
  'pages of %s follow the visitor’s device only where their owner wants it',
  (template) => {
    const cssOf = (scheme?: 'dark' | 'device'): string =>
      pageCss(siteSheet(siteStyleSchema.parse({ template, scheme })), {
        html: '<main data-theme="paper"></main>',
        isPreview: false,
        blockTypes: [],
        hasOwnerCode: true,
        extra: '',
      });
    expect(cssOf()).not.toMatch(/color-scheme:|prefers-color-scheme/);
    expect(cssOf('device')).toMatch(
      /@media screen and \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark\}/,
    );
    expect(cssOf('dark')).toMatch(/@media screen\{:root\{color-scheme:dark\}\}/);
    expect(cssOf('dark')).not.toContain('prefers-color-scheme');
  },
);

test.each([
  [{ corners: 'square' }, '--radius:0px'],
  [{ corners: 'soft' }, '--radius:4px'],
  [{ corners: 'round' }, '--radius:8px'],
  [{ buttons: { shape: 'square' } }, 'border-radius:0}'],
  [{ buttons: { shape: 'soft' } }, 'border-radius:4px}'],
  [{ buttons: { shape: 'pill' } }, 'border-radius:999px}'],
])('DSGN-03 the corners an owner chooses are those of the constants: %j', (style, rule) => {
  expect(shapeRules(siteStyleSchema.parse(style))).toContain(rule);
});

test.each(TEMPLATE_NAMES)('what %s is laid over with says the same as its own style sheet', (template) => {
  const style = siteStyleSchema.parse({
    template,
    palette: { accent: '#7a1f4b' },
    fonts: { display: 'Newsreader' },
    headings: 'bold',
    corners: 'round',
    buttons: { shape: 'pill', fill: 'outline' },
    pageWidth: 'narrow',
  });
  const tokens = styleTokens(templates[template], style);
  const written = siteSheet(style)
    .rules.map((rule) => JSON.stringify(rule))
    .join('');
  for (const token of ['--accent:#7a1f4b', '--inner:960px', '--radius:8px', 'border-radius:999px']) {
    expect(tokens).toContain(token);
    expect(written).toContain(token);
  }
  expect(tokens).toContain('"Newsreader"');
});
