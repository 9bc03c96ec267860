/** Someone at a screen, whose time is reckoned by a fixed scale: it is the same on every machine. */
import type { Locator, Page } from '@playwright/test';

/** In seconds: until a screen is read, a press, a letter. */
const SCALE = { look: 5, press: 2, letter: 0.3 };

export class Person {
  readonly page: Page;
  readonly parts: [name: string, seconds: number][] = [];
  /** Typed altogether. */
  letters = 0;
  #seconds = 0;

  constructor(page: Page) {
    this.page = page;
  }

  look(): void {
    this.#seconds += SCALE.look;
  }

  async press(what: Locator): Promise<void> {
    this.#seconds += SCALE.press;
    await what.click();
  }

  async choose(what: Locator): Promise<void> {
    this.#seconds += SCALE.press;
    await what.check({ force: true });
  }

  async write(field: Locator, words: string): Promise<void> {
    this.#seconds += SCALE.press;
    this.#type(words);
    await field.fill(words);
  }

  /** Over what is marked, or where the cursor stands. */
  async type(words: string): Promise<void> {
    this.#type(words);
    await this.page.keyboard.insertText(words);
  }

  #type(words: string): void {
    this.letters += words.length;
    this.#seconds += words.length * SCALE.letter;
  }

  /** What has been done since the last part. */
  part(name: string): void {
    this.parts.push([name, this.#seconds - this.total]);
  }

  get total(): number {
    return this.parts.reduce((sum, [, seconds]) => sum + seconds, 0);
  }
}

/** How long each part of a walk took. */
export function reckoned(name: string, { parts, total, letters }: Person): string {
  const table = parts.map(([part, seconds]) => `${part.padEnd(34)}${seconds.toFixed(0).padStart(4)} s`);
  return [`${name}: ${(total / 60).toFixed(1)} minutes by the scale, ${letters} letters`, ...table].join(
    '\n',
  );
}
