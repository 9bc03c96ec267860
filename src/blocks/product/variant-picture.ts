/** The picture of the chosen variant comes first, where the eye is; the others keep their order behind it. */
import type { Undo } from '#runtime/island.ts';

export interface VariantPicture {
  /** @param id of the picture; null: the variant has none of its own */
  show(id: string | null): void;
  readonly undo: Undo;
}

export function variantPicture(root: HTMLElement): VariantPicture {
  const place = root.querySelector('.product-pictures');
  const links = [...(place?.children ?? [])];
  const sizes = links.map((link) => link.querySelector('img')?.sizes ?? '');
  const order = (shown: readonly Element[]) => {
    place?.replaceChildren(...shown);
    for (const [index, link] of shown.entries()) {
      const image = link.querySelector('img');
      if (image) image.sizes = sizes[index] ?? '';
    }
  };
  return {
    show(id) {
      const own = links.find((link) => link.querySelector('img')?.dataset['picture'] === id);
      if (own && place?.firstElementChild !== own) order([own, ...links.filter((link) => link !== own)]);
    },
    undo: () => order(links),
  };
}
