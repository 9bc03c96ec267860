/** Comments as those who look after them are shown them. */
/** What the next page begins after. */
export function cursorOf({ createdAt, id }: { readonly createdAt: number; readonly id: string }): string {
  return `${createdAt}-${id}`;
}

/** Comments that are decided about at once. */
export const MAX_AT_ONCE = 200;
