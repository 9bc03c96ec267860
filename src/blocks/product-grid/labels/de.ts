export const heading = 'Überschrift';
export const from = 'Aus der Sammlung';
export const whichOnes = 'Welche Produkte';
export const allOfThem = 'Alle';
export const similarToThisPagesProduct = 'Ähnliche wie das Produkt dieser Seite';
export const oftenBoughtWithIt = 'Oft dazu gekaufte';
export const theLastTwoOnlyWorkOn =
  'Die letzten beiden funktionieren nur auf Produktseiten. Gibt es keine passenden, wird nichts angezeigt.';
export const columns = 'Spalten';
export const maximumNumber = 'Höchstzahl';
export const order = 'Reihenfolge';
export const newestFirst = 'Neueste zuerst';
export const manually = 'Manuell';
export const priceLowToHigh = 'Preis, aufsteigend';
export const priceHighToLow = 'Preis, absteigend';
export const byName = 'Nach Name';
export const onlyThisCategory = 'Nur diese Kategorie';
export const visitorsCanSortAndFilter = 'Besucher können sortieren und filtern';
export const withLinksAboveTheProductsAnd = 'Mit Links über den Produkten und weiteren Seiten darunter.';
export const pictureCrop = 'Bildzuschnitt';
export const asTheyAre = 'Originalformat';
export const square = 'Quadratisch';
export const productGrid = 'Produktraster';
export const storeProductsWithPictureNameAnd = 'Produkte aus deinem Shop mit Bild, Name und Preis.';
export const shopStoreProductsSellGridCatalogue =
  'shop laden store produkte artikel verkaufen raster grid katalog';
export const products = 'Produkte';
