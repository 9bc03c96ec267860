/** What commenting says to visitors. */

/** Whoever gave no name. */
export const NAMELESS = 'Anonymous';

export const COMMENT_MESSAGES = {
  nameRequired: 'Write your name.',
  nameTooLong: 'This name is too long. Use at most {limit} characters.',
  emailInvalid: 'Write an email address such as ada@example.org, or leave this empty.',
  bodyRequired: 'Write your comment.',
  bodyTooLong: 'This comment is {over} characters too long. Use at most {limit}.',
  pending: 'Thank you. Your comment will appear here once it has been approved.',
  published: 'Thank you. Your comment is here.',
  missing: 'This post is no longer here, so it takes no comments.',
  closed: 'This post takes no new comments.',
  parentGone: 'The comment you are answering is no longer here. Your words are kept: send them without it.',
  tooMany:
    'You have sent many comments in a short time. Your words are kept: wait a minute and send them again.',
  notFromHere: 'This comment did not come from this page. Your words are kept: send them again from here.',
  locked: 'This post has a password. Open it first, then send your comment.',
  failed: 'Your comment could not be sent. Your words are kept: try again in a moment.',
} as const;
