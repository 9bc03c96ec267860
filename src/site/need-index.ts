/**
 * Which of a style sheet's needs a page holds, as one string: pages alike in it get the same style sheet, and most
 * pages of a site are like one that came before.
 */
import { BoundedMap } from '#domain/bounded-map.ts';
import { type MarkupReader, readMarkup } from './prune-css.ts';

/** Texts of attributes kept: pages of a site hold the same few hundred. */
const MAX_KEPT = 3000;

export class NeedIndex {
  readonly #numbers: ReadonlyMap<string, number>;
  /** What attributes come to, by their text: looked up in place of being taken apart anew. */
  readonly #attributes = new BoundedMap<string, readonly number[]>(MAX_KEPT);

  constructor(needs: readonly string[]) {
    this.#numbers = new Map(needs.map((need, index) => [need, index]));
  }

  /** 16 needs to a sign. */
  signatureOf(html: string): string {
    const signs = new Uint16Array(Math.ceil(this.#numbers.size / 16));
    const mark = (number: number): void => {
      signs[number >> 4] = (signs[number >> 4] ?? 0) | (1 << (number & 15));
    };
    readMarkup(html, {
      need: (need) => {
        const number = this.#numbers.get(need);
        if (number !== undefined) mark(number);
      },
      attribute: (text, needs) => {
        for (const number of this.#attributes.get(text) ?? this.#learn(text, needs)) mark(number);
      },
    });
    return String.fromCharCode(...signs);
  }

  #learn(text: string, needs: Parameters<MarkupReader['attribute']>[1]): readonly number[] {
    // A copy: a slice would keep the whole page it was cut from.
    const copy = ` ${text}`.slice(1);
    const numbers = needs(copy).flatMap((need) => this.#numbers.get(need) ?? []);
    return this.#attributes.keep(copy, numbers);
  }
}
