import { expect, test } from 'vitest';
import { withProblemsFirst } from './problems-first.ts';

const page = (inner: string) => `<head><title>Checkout – Halden</title></head><main>${inner}</main>`;

test('what is wrong has the focus, and the title says so in the language of the page', () => {
  const wrong =
    '<h1>Checkout</h1><div class="shop-problems" role="alert" data-problem=""><p>Enter a name.</p></div>';
  const html = withProblemsFirst(page(wrong), 'en');
  expect(html).toContain('<title>Error: Checkout – Halden</title>');
  expect(html).toContain('role="alert" data-problem="" tabindex="-1" autofocus=""><p>Enter a name.</p>');
  expect(withProblemsFirst(page(wrong), 'de')).toContain('<title>Fehler: Checkout – Halden</title>');
});

test('only the first of several has it, and nothing is said twice of one', () => {
  const html = withProblemsFirst(
    page('<p id="said" tabindex="-1" data-problem="">A</p><p data-problem="">B</p>'),
    'en',
  );
  expect(html).toContain(
    '<p id="said" tabindex="-1" data-problem="" autofocus="">A</p><p data-problem="">B</p>',
  );
  expect(html.match(/Error: /g)).toHaveLength(1);
});

test('other pages stay as they are', () => {
  const html = page('<p role="alert">Nothing is in the cart.</p><p>data-problem</p>');
  expect(withProblemsFirst(html, 'en')).toBe(html);
});
