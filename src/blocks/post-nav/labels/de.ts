export const previousAndNextPosts = 'Vorheriger und nächster Beitrag';
export const relatedPosts = 'Ähnliche Beiträge';
export const withTheSameTagsAndCategories = 'Mit denselben Schlagwörtern und Kategorien.';
export const relatedPostsHeading = 'Überschrift über ähnlichen Beiträgen';
export const maximumNumber = 'Höchstzahl';
export const order = 'Reihenfolge';
export const byDate = 'Nach Datum';
export const manually = 'Manuell';
export const morePosts = 'Weitere Beiträge';
export const linksAPostToThePrevious =
  'Verlinkt einen Beitrag mit dem vorherigen, dem nächsten und ähnlichen.';
export const visibleOnceYouPublishAnotherPost = 'Sichtbar, sobald du einen weiteren Beitrag veröffentlichst.';
export const previousNextPostNeighbourRelatedSimilar =
  'vorheriger nächster beitrag ähnliche verwandte weiterlesen blog pfeile vor zurück previous next related';
export const posts = 'Beiträge';
