export const previousAndNextPosts = 'Previous and next posts';
export const relatedPosts = 'Related posts';
export const withTheSameTagsAndCategories = 'With the same tags and categories.';
export const relatedPostsHeading = 'Related posts heading';
export const maximumNumber = 'Maximum number';
export const order = 'Order';
export const byDate = 'By date';
export const manually = 'Manually';
export const morePosts = 'More posts';
export const linksAPostToThePrevious = 'Links a post to the previous, next and related ones.';
export const visibleOnceYouPublishAnotherPost = 'Visible once you publish another post.';
export const previousNextPostNeighbourRelatedSimilar =
  'previous next post neighbour related similar read on blog arrows forward back';
export const posts = 'posts';
