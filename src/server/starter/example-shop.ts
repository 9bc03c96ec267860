/** What a template declares of the shop that its sites begin with. */
import type { ProductKind } from '#domain/store/catalogue/product.ts';
import type { PackshotName } from './packshots.ts';

interface ExampleVariant {
  /** Of the option; empty where there is none. */
  readonly value: string;
  /** In hundredths of a euro or a dollar; other currencies are reckoned from it. */
  readonly price: number;
  readonly salePrice?: number;
  /** Absent: however many are asked for. */
  readonly stock?: number;
}

export interface Example {
  readonly title: string;
  /** Begins by saying that it is an example. */
  readonly excerpt: string;
  /** Pictures of what the title names; the first is shown in lists. */
  readonly pictures: readonly [PackshotName, ...PackshotName[]];
  readonly category: string;
  /** Absent: physical. */
  readonly kind?: ProductKind;
  /** Name of its option; absent where it has none. */
  readonly option?: string;
  readonly variants: readonly ExampleVariant[];
}

type GridLook = {
  readonly columns: 2 | 3 | 4;
  readonly ratio: '1:1' | '4:5' | '3:4' | '4:3' | '3:2';
};

export interface ExampleShop {
  readonly title: string;
  readonly introduction: string;
  readonly grid: GridLook;
  /** What its section on the home page is called. */
  readonly homeHeading: string;
  /** In the order that they stand in; the first ones are on the home page, too. */
  readonly products: readonly Example[];
}
