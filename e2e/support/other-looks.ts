/** What every screen of the owner area has to show in forced colours and on paper, and the markup it is made of. */
import { expect, type Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // axe looks at landmarks, as they are exposed.
    'unique-landmark': 'off',
    // What a script has set: the policy is about what a server sends.
    'no-inline-style': 'off',
    // A role may follow from what is known only later.
    'prefer-native-element': 'off',
    // Thumbnails of sites take no scroll bars, which no style can keep away from within.
    'no-deprecated-attr': 'off',
  },
});

/** The elements as they stand in the browser, not as they were sent. */
export async function expectValid(page: Page): Promise<void> {
  const html = await page.evaluate(() => document.documentElement.outerHTML);
  const { results } = await validator.validateString(`<!doctype html>${html}`);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  expect.soft(found, new URL(page.url()).pathname).toEqual([]);
  // What the Nu validator finds beyond that.
  const misplaced = page.locator(
    'input[readonly]:is([type="checkbox"], [type="radio"]), [webkitdirectory], link[href^="data:"][href*=" "]',
  );
  await expect.soft(misplaced).toHaveCount(0);
  expect.soft(await page.evaluate(unnamed), new URL(page.url()).pathname).toEqual([]);
}

/** What other checkers find beyond axe: labels of nothing, choices without a name, headers that say of what they are. */
function unnamed(): string[] {
  const first = (element: Element) => element.outerHTML.slice(0, 160);
  const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)];
  const isNamed = (element: Element) =>
    element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
  return [
    ...all<HTMLLabelElement>('label')
      .filter(({ control }) => control === null)
      .map((label) => `labels nothing: ${first(label)}`),
    ...all<HTMLSelectElement>('select')
      .filter((select) => select.labels.length === 0 && !isNamed(select))
      .map((select) => `has no name: ${first(select)}`),
    ...all('table:not([role]) th:not([scope])').map((header) => `has no scope: ${first(header)}`),
    ...all('table:not([role])')
      .filter((table) => !table.querySelector('th'))
      .map((table) => `has no headers: ${first(table)}`),
  ];
}

/** Forced colours mark what is chosen; paper has the screen's heading, and nothing that leads elsewhere. */
export async function expectOtherLooks(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await page.evaluate(unmarked), `${pathname} in forced colours`).toEqual([]);
  await keep(page, 'forced');
  await page.emulateMedia({ forcedColors: 'none', media: 'print' });
  await expect.soft(page.getByRole('navigation', { name: /^(Site|Settings)$/ })).toHaveCount(0);
  expect.soft(await page.evaluate(squeezed), `${pathname} on paper`).toEqual([]);
  await keep(page, 'paper');
  await page.emulateMedia({ media: 'screen' });
}

async function keep(page: Page, look: string): Promise<void> {
  const folder = process.env['SHOTS'];
  const name = new URL(page.url()).pathname.replace(/[^a-z]+/g, '-');
  if (folder) await page.screenshot({ path: `${folder}/owner${name}-${look}.png` });
}

/** What is chosen, on or current, and looks like what is not. */
function unmarked(): string[] {
  const chosen =
    '[aria-current]:not([aria-current="false"]), [aria-pressed="true"], [aria-selected="true"], [aria-checked="true"]';
  const page = getComputedStyle(document.body).backgroundColor;
  const isMarked = (element: Element): boolean => {
    const { outlineStyle, backgroundColor } = getComputedStyle(element);
    return outlineStyle === 'solid' || ![page, 'rgba(0, 0, 0, 0)'].includes(backgroundColor);
  };
  return [...document.querySelectorAll(chosen)]
    .filter((element) => element.checkVisibility() && !isMarked(element))
    .map((element) => element.outerHTML.slice(0, 200));
}

/** Parts of a site's settings screen that have less than half of its width: nothing stands beside them on paper. */
function squeezed(): string[] {
  if (!/^\/sites\/.*\/settings\//.test(location.pathname)) return [];
  const whole = document.querySelector('main')?.getBoundingClientRect().width ?? 0;
  return [...document.querySelectorAll('main h2')]
    .filter((heading) => heading.checkVisibility())
    .flatMap((heading) => heading.closest('section, form, fieldset') ?? heading.parentElement ?? [])
    .filter((part) => part.getBoundingClientRect().width < whole / 2)
    .map((part) => part.outerHTML.slice(0, 120));
}
