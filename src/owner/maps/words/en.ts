export const maps = 'Maps';
export const savedYourMapsUseThisFrom = 'Saved. Your maps use this from now on.';
export const withoutAKeyTheSiteDraws = 'Without a key the site draws its own maps.';
export const withoutATileAddressTheSite = 'Without a tile address the site draws its own maps.';
export const aKeyIsSavedEnterA = 'A key is saved. Enter a new one to replace it.';
export const optionalAndKeptSecretTheServer =
  'Optional and kept secret. The server uses it to look up places at Google. Without it, you can still find towns.';
export const theMapNowShowsAddresstitle = 'The map now shows {addressTitle}.';
export const findAPlace = 'Find a place';
export const aTownOrAnAddressIf =
  'A town, or an address if Google finds your places. Town data by GeoNames.org (CC BY 4.0).';
export const places = 'Places';
export const noPlaceFoundEnterItsAddress = 'No place found. Enter its address below.';
export const original = 'Original';
export const grayscale = 'Grayscale';
export const satellite = 'Satellite';
export const dark = 'Dark';
export const light = 'Light';
export const blue = 'Blue';
export const style = 'Style';
