export const reviews = 'Reviews';
export const toApprove = 'To approve';
export const shown = 'Shown';
export const hidden = 'Hidden';
export const backInTheQueue = 'Back in the queue.';
export const published = 'Published.';
export const hiddenFromVisitors = 'Hidden from visitors.';
export const whatBuyersSayAboutYourProducts =
  'What buyers say about your products. Visitors see the reviews you publish.';
export const status = 'Status';
export const noReviewsToApprove = 'No reviews to approve';
export const noReviewsHere = 'No reviews here';
export const askBuyersForReviews = 'Ask buyers for reviews';
export const whenTurnedOnBuyersGetAn =
  'When turned on, buyers get an email with a link some days after their order is fulfilled.';
export const ratingOfMaxratingStars = '{rating} of {maxRating} stars';
export const testHiddenFromVisitors = 'Test, hidden from visitors';
export const anonymous = 'Anonymous';
export const starsOnlyNoText = 'Stars only, no text.';
export const publish = 'Publish';
export const hide = 'Hide';
export const reply = 'Reply';
export const editReply = 'Edit reply';
export const removeReply = 'Remove reply';
export const saveReply = 'Save reply';
export const replyToThisReview = 'Reply to this review';
export const yourReply = 'Your reply';
export const visitorsSeeItBelowTheReview =
  'Visitors see your reply below the review, with the name of your site. The buyer gets one email, unless you turned that off.';
export const replySaved = 'Reply saved.';
export const replyRemoved = 'Reply removed.';
export const emailed = 'Emailed';
export const photoByName = 'Photo by {name}';
export const deletePhoto = 'Delete photo';
export const deleteThisPhoto = 'Delete this photo?';
export const thePhotoIsPermanentlyDeleted = 'The photo is permanently deleted. The review stays.';
export const photoDeleted = 'Photo deleted.';
