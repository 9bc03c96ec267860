/** What axe objects to on a page. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * Looked at once the page stands still: halfway through a change of colours, contrasts are those of neither end.
 * @param tune what axe leaves out or looks at
 * @returns a line each: the rule and the elements
 */
export async function violationsOf(
  page: Page,
  tune: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<string[]> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(standStill).catch(() => {})));
  const { violations } = await tune(new AxeBuilder({ page })).analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' | ')}`,
  );
}

/** Waits for every animation that ends. */
async function standStill(): Promise<void> {
  const isEnding = (animation: Animation) =>
    animation.playState === 'running' && Number.isFinite(animation.effect?.getComputedTiming().endTime);
  const isGone = () => undefined;
  for (let moving = document.getAnimations().filter(isEnding); moving.length > 0; )
    moving = await Promise.all(moving.map(({ finished }) => finished.catch(isGone))).then(() =>
      document.getAnimations().filter(isEnding),
    );
}
