/** A product’s page ends in what was bought with it and what is like it, unless its author shows other products there. */

import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import type { Body } from '#domain/content/content.ts';
import { RESERVED_IDS } from '#domain/content/reserved-ids.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import type { PagePart, ShownItem } from '../../kernel/page-ports.ts';
import { hasOtherProducts } from './queries-shop.ts';

export const productsAfter =
  ({ db }: Pick<Kernel, 'db'>): NonNullable<PagePart['itemEnd']> =>
  async ({ page, collection, data }: ShownItem): Promise<Body | undefined> => {
    const grid = definitions['product-grid'];
    const types = new Set(page.body.sections.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
    if (!grid || !types.has('product') || types.has(grid.type)) return undefined;
    if (!(await collection())?.settings.showsRelated) return undefined;
    const [hasOthers, bought] = await Promise.all([
      hasOtherProducts(db.read, page.collectionId ?? '', page.id),
      data.boughtWith(page.id),
    ]);
    if (!hasOthers) return undefined;
    const show = (id: string, shows: string, heading: string) =>
      blockOf(id, grid.type, { ...grid.defaults, shows, heading, columns: 4, limit: 4 }, grid.version);
    const { sections } = bodyOf('', RESERVED_IDS.productsAfterSection, [
      ...(bought.length > 0
        ? [show(RESERVED_IDS.boughtTogether, 'bought-together', 'Customers also bought')]
        : []),
      show(RESERVED_IDS.alike, 'alike', 'You may also like'),
    ]);
    return {
      title: '',
      fields: {},
      sections: sections.map((section) => ({ ...section, width: 'wide', spacing: 'small' })),
    };
  };
