export const product = 'Produkt';
export const leaveEmptyForTheProductOf = 'Leer lassen für das Produkt dieser Seite.';
export const layout = 'Layout';
export const picturesBesideText = 'Bilder neben Text';
export const textBesidePictures = 'Text neben Bildern';
export const picturesAboveText = 'Bilder über Text';
export const showTheShortDescription = 'Kurzbeschreibung anzeigen';
export const aProductWithPicturesPriceAnd =
  'Ein Produkt mit Bildern, Preis und Varianten, bereit für den Warenkorb.';
export const chooseAProduct = 'Wähle ein Produkt aus.';
export const shopStoreBuySellCartPrice = 'shop laden kaufen verkaufen warenkorb preis artikel product store';
