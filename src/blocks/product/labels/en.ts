export const product = 'Product';
export const leaveEmptyForTheProductOf = 'Leave empty for the product of this page.';
export const layout = 'Layout';
export const picturesBesideText = 'Pictures beside text';
export const textBesidePictures = 'Text beside pictures';
export const picturesAboveText = 'Pictures above text';
export const showTheShortDescription = 'Show the short description';
export const aProductWithPicturesPriceAnd =
  'A product with pictures, price and variants, ready to add to the cart.';
export const chooseAProduct = 'Choose a product.';
export const shopStoreBuySellCartPrice = 'shop store buy sell cart price';
