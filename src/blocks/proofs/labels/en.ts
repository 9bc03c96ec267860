export const id = 'Id';
export const picture = 'Picture';
export const caption = 'Caption';
export const heading = 'Heading';
export const pictures = 'Pictures';
export const favouritesLimit = 'Favourites limit';
export const leaveEmptyForNoLimit = 'Leave empty for no limit.';
export const allowACommentOnEachPicture = 'Allow a comment on each picture';
export const showFileNames = 'Show file names';
export const columns = 'Columns';
export const proofsForAClient = 'Proofs for a client';
export const aClientMarksFavouritesAndComments =
  'A client marks favourites and comments on pictures, on a password-protected page. You get the list.';
export const chooseThePicturesThenSetA = 'Choose the pictures, then set a password in the page settings.';
export const proofingClientFavouritesSelectionChooseWedding =
  'proofing client favourites selection choose wedding session password';
export const picture2 = 'picture';
