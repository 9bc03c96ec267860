/** The two ways to use an interface: a mouse, or the keyboard and nothing else. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Hands {
  readonly name: 'mouse' | 'keyboard';
  press(target: Locator): Promise<void>;
  write(field: Locator, words: string): Promise<void>;
  /** One of several, of which the keyboard stops at one and goes on by arrows. */
  choose(radio: Locator): Promise<void>;
}

export function mouse(): Hands {
  return {
    name: 'mouse',
    press: (target) => target.click(),
    write: (field, words) => field.fill(words),
    choose: (radio) => radio.check({ force: true }),
  };
}

const MOST_STOPS = 150;

export function keyboard(page: Page): Hands {
  const isThere = (target: Locator) => target.evaluate((element) => element === document.activeElement);
  /** From stop to stop: whatever cannot be reached by keys alone fails. */
  const goTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let stop = 0; stop < MOST_STOPS; stop++) {
      if (await isThere(target)) return;
      // Of buttons that belong together, Tab stops at one, and arrows lead on.
      const isBeside = await target.evaluate(
        (element) =>
          element.tabIndex < 0 &&
          element.closest('[role="group"]')?.contains(document.activeElement) === true,
      );
      await page.keyboard.press(isBeside ? 'ArrowRight' : 'Tab');
    }
    throw new Error(`The keyboard does not get to ${target}.`);
  };
  return {
    name: 'keyboard',
    async press(target) {
      await goTo(target);
      await page.keyboard.press('Enter');
    },
    async write(field, words) {
      await goTo(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.insertText(words);
    },
    async choose(radio) {
      const name = await radio.getAttribute('name');
      const checked = page.locator(`input[type="radio"][name="${name}"]:checked`);
      for (let stop = 0; stop < MOST_STOPS; stop++) {
        if (await checked.evaluate((element) => element === document.activeElement)) break;
        await page.keyboard.press('Tab');
      }
      for (let step = 0; step < 30 && !(await radio.isChecked()); step++)
        await page.keyboard.press('ArrowDown');
      await expect(radio).toBeChecked();
    },
  };
}
