/** How many items a cart holds, as the link to it shows and says it. */
const MOST = 100;

/** CART-17: 100 itself is shown. */
export function countText(items: number): string {
  return items > MOST ? `${MOST}+` : String(items);
}

/** CART-18 */
export function spokenCount(items: number): string {
  if (items > MOST) return `More than ${MOST} items in cart`;
  return items === 1 ? '1 item in cart' : `${items} items in cart`;
}
