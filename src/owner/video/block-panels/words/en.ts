export const getTitleAndPictureFromProvider = 'Get title and picture from {provider}';
export const thisServerContactsProviderOnceVisitors =
  'This server contacts {provider} once. Visitors contact {provider} only when they press Play.';
export const titleAndPictureAddedThePicture =
  'Title and picture added. The picture is in your media library.';
export const titleAddedNoPictureWasAvailable = 'Title added. No picture was available.';
export const pictureAddedToYourMediaLibrary = 'Picture added to your media library.';
export const nothingAvailable = 'Nothing available.';
