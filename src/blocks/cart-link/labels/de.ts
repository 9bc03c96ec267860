export const subtotal = 'Zwischensumme';
export const showsTheCartSubtotalBesideThe =
  'Zeigt neben der Anzahl der Artikel die Zwischensumme des Warenkorbs.';
export const cartLink = 'Warenkorb-Link';
export const linksToTheCartAndShows =
  'Verlinkt auf den Warenkorb und zeigt seinen Inhalt. Der Kopfbereich einer Website mit Shop hat schon einen.';
export const basketBagShop = 'warenkorb einkaufswagen korb tasche shop cart';
