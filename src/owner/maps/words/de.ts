export const maps = 'Karten';
export const savedYourMapsUseThisFrom = 'Gespeichert. Deine Karten verwenden das ab sofort.';
export const withoutAKeyTheSiteDraws = 'Ohne Schlüssel zeichnet die Website ihre eigenen Karten.';
export const withoutATileAddressTheSite = 'Ohne Kachel-Adresse zeichnet die Website ihre eigenen Karten.';
export const aKeyIsSavedEnterA = 'Ein Schlüssel ist gespeichert. Gib einen neuen ein, um ihn zu ersetzen.';
export const optionalAndKeptSecretTheServer =
  'Optional und geheim. Der Server sucht damit Orte bei Google. Ohne ihn findest du trotzdem Städte und Gemeinden.';
export const theMapNowShowsAddresstitle = 'Die Karte zeigt jetzt {addressTitle}.';
export const findAPlace = 'Ort suchen';
export const aTownOrAnAddressIf =
  'Eine Stadt, oder eine Adresse, wenn Google deine Orte sucht. Ortsdaten von GeoNames.org (CC BY 4.0).';
export const places = 'Orte';
export const noPlaceFoundEnterItsAddress = 'Kein Ort gefunden. Gib die Adresse unten ein.';
export const original = 'Original';
export const grayscale = 'Graustufen';
export const satellite = 'Satellit';
export const dark = 'Dunkel';
export const light = 'Hell';
export const blue = 'Blau';
export const style = 'Stil';
