export const heading = 'Heading';
export const leaveEmptyToShowTheNumber = 'Leave empty to show the number of comments.';
export const ofThePost = 'Of the post';
export const leaveEmptyForThePostThis = 'Leave empty for the post this is in.';
export const comments = 'Comments';
export const commentsOnAPostWithA =
  'Comments on a post, with a form. Posts with comments already end with it.';
export const repliesDiscussionGuestbookOpinions = 'replies discussion guestbook opinions';
