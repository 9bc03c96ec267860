export const map = 'Map';
export const aPlaceWithItsAddressAnd =
  'A place with its address and a map, or a simple drawing without outside services.';
export const findThePlaceInThePanel = 'Find the place in the panel.';
export const mapPlaceAddressDirectionsLocationWhere =
  'map place address directions location where google openstreetmap';
