/** Where a block of a first page is placed, on desktop and on phones. */
import type { Block, Place } from '#domain/content/content.ts';

export type At = readonly [column: number, span: number];

export interface Placing {
  readonly align?: Place['align'] | undefined;
  /** Among the blocks of its section, on phones. */
  readonly order?: number | undefined;
  /** Its place on phones, where it shares a row there. */
  readonly onPhones?: At | undefined;
}

export function placed(
  [column, span]: At,
  { align, order, onPhones }: Placing = {},
): Pick<Block, 'place' | 'overlays'> {
  const mobile = {
    ...(order !== undefined && { order }),
    ...(onPhones && { place: { column: onPhones[0], span: onPhones[1] } }),
  };
  return {
    place: { column, span, ...(align && { align }) },
    ...(Object.keys(mobile).length > 0 && { overlays: { mobile } }),
  };
}
