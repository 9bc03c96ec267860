export const subtotal = 'Subtotal';
export const showsTheCartSubtotalBesideThe = 'Shows the cart subtotal beside the item count.';
export const cartLink = 'Cart link';
export const linksToTheCartAndShows =
  'Links to the cart and shows its contents. The header of a site with a shop already has one.';
export const basketBagShop = 'basket bag shop';
