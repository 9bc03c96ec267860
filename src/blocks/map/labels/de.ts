export const map = 'Karte';
export const aPlaceWithItsAddressAnd =
  'Ein Ort mit Adresse und Karte oder einer einfachen Zeichnung ohne externe Dienste.';
export const findThePlaceInThePanel = 'Suche den Ort im Bedienfeld.';
export const mapPlaceAddressDirectionsLocationWhere =
  'karte landkarte ort adresse anfahrt wegbeschreibung standort wo google maps openstreetmap map';
