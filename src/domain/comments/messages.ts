/** What commenting says to visitors. */

/** Whoever gave no name. */
export const NAMELESS = 'Anonymous';

export const COMMENT_MESSAGES = {
  nameRequired: 'Enter your name.',
  nameTooLong: 'This name is too long. Use {limit} characters or fewer.',
  emailInvalid: 'Enter an email address such as ada@example.org, or leave this empty.',
  bodyRequired: 'Write your comment.',
  bodyTooLong: 'This comment is {over} characters too long. Use {limit} or fewer.',
  pending: 'Thank you. Your comment will appear here once it has been approved.',
  published: 'Thank you. Your comment is published.',
  missing: 'This post no longer exists, so you can’t comment on it.',
  closed: 'Comments on this post are closed.',
  parentGone:
    'The comment you are replying to no longer exists. Your text is kept. You can send it without the reply.',
  tooMany: 'You have sent many comments in a short time. Your text is kept. Wait a minute and send it again.',
  notFromHere: 'This comment did not come from this page. Your text is kept. Send it again from here.',
  locked: 'This post has a password. Open it first, then send your comment.',
  failed: 'Your comment could not be sent. Your text is kept. Try again in a moment.',
} as const;
