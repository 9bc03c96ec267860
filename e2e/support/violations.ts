/** What axe objects to on a page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { AxeResults, ElementContext, RunOptions } from 'axe-core';

export interface AxeLook {
  /** Selectors of the parts to look at; whatever an array names first is a frame that holds the rest. */
  readonly include?: readonly (string | readonly string[])[];
  readonly exclude?: string;
  /** Names of rules that are left out. */
  readonly without?: readonly string[];
  /** Only rules of these kinds. */
  readonly tags?: readonly string[];
  /** Only the rules of these names. */
  readonly only?: readonly string[];
}

interface AxeWindow {
  axe?: unknown;
  axeOfTests?: { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };
}

/** Its own `window.axe` is kept: the editor looks at pages with axe too. */
const SOURCE = `(() => {
const kept = window.axe;
${readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')};
window.axeOfTests = window.axe;
window.axe = kept;
})()`;

/**
 * Looked at once the page stands still: halfway through a change of colours, contrasts are those of neither end.
 * @returns a line each: the rule and the elements
 */
export async function violationsOf(page: Page, look: AxeLook = {}): Promise<string[]> {
  const isAlone = page.frames().length === 1 || look.exclude === 'iframe';
  // Frames that load when they come near answer nothing before.
  const frames = isAlone ? [page.mainFrame()] : page.frames();
  await Promise.all(frames.map((frame) => frame.evaluate(standStill).catch(() => {})));
  const violations = isAlone ? await lookAtDocument(page, look) : await lookAtFrames(page, look);
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
}

type Violations = readonly { readonly id: string; readonly nodes: readonly { readonly html: string }[] }[];

/** Axe is asked in the page itself, and for nothing but what it objects to: its builder takes ten times as long. */
async function lookAtDocument(page: Page, look: AxeLook): Promise<Violations> {
  if (!(await page.evaluate(() => 'axeOfTests' in window))) await page.evaluate(SOURCE);
  const context = {
    include: look.include ?? [],
    exclude: look.exclude ? [look.exclude] : [],
  };
  const options: RunOptions = {
    ...optionsOf(look),
    // What is left out is not asked either: frames without scripts would be waited for.
    iframes: look.exclude !== 'iframe',
    resultTypes: ['violations'],
    selectors: false,
  };
  return page.evaluate(
    async ([where, how]) => {
      const { axeOfTests } = window as unknown as AxeWindow;
      if (!axeOfTests) throw new Error('The page went away while axe was looking at it.');
      const { violations } = await axeOfTests.run(where as ElementContext, how as RunOptions);
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
    },
    [context, options] as const,
  );
}

async function lookAtFrames(page: Page, look: AxeLook): Promise<Violations> {
  const axe = new AxeBuilder({ page }).options(optionsOf(look));
  for (const selector of look.include ?? []) axe.include(selector as string | string[]);
  if (look.exclude) axe.exclude(look.exclude);
  return (await axe.analyze()).violations;
}

function optionsOf({ without = [], tags, only }: AxeLook): RunOptions {
  return {
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    ...(tags ? { runOnly: { type: 'tag', values: [...tags] } } : {}),
    ...(only ? { runOnly: { type: 'rule', values: [...only] } } : {}),
  };
}

/** Brings every animation that ends to its end: those that follow it as well. */
async function standStill(): Promise<void> {
  const isEnding = (animation: Animation) =>
    animation.playState === 'running' && Number.isFinite(animation.effect?.getComputedTiming().endTime);
  const isGone = () => undefined;
  // Each tree knows its own animations, and none of those in the trees of its elements.
  const find = () => {
    const hosted = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return [document, ...hosted].flatMap((tree) => tree.getAnimations()).filter(isEnding);
  };
  for (let moving = find(); moving.length > 0; moving = find()) {
    for (const animation of moving) animation.finish();
    await Promise.all(moving.map(({ finished }) => finished.catch(isGone)));
  }
}
