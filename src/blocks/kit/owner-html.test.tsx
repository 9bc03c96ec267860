import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { trustSchema } from '#domain/code/owner-html.ts';
import { OwnerHtml } from './owner-html.tsx';

const SCRIPT = '<script>alert(document.cookie)</script>';

const markup = (trust: 'trusted' | 'sandboxed') =>
  renderToStaticMarkup(<OwnerHtml html={SCRIPT} trust={trust} title="A widget" height={200} />);

test('sandboxed HTML stands in a frame that has neither the site’s origin nor its window', () => {
  const html = markup('sandboxed');
  expect(html).not.toContain('<script');
  const sandbox = /sandbox="([^"]*)"/.exec(html)?.[1]?.split(' ');
  expect(sandbox).toEqual(['allow-scripts', 'allow-popups', 'allow-forms']);
  expect(html).toContain('srcDoc="&lt;!doctype html&gt;');
});

test('only HTML that says so is part of the page; anything else about trust is none', () => {
  expect(markup('trusted')).toContain(SCRIPT);
  for (const trust of [undefined, null, '', 'Trusted', true, { trust: 'trusted' }])
    expect(trustSchema.parse(trust)).toBe('sandboxed');
});
