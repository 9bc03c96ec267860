import { UNABLE_TO_LOAD } from '../../errors/messages.ts';
import type { TranslationOf } from '../../locale/messages.ts';
import { COMMENT_MESSAGES, NAMELESS } from '../messages.ts';

export const en = {
  waiting: COMMENT_MESSAGES.pending,
  leave: 'Leave a comment',
  instead: 'Write a new comment instead',
  check: 'Please check these fields.',
  trap: 'Leave this empty',
  comment: 'Comment',
  name: 'Name',
  email: 'Email',
  notShown: '(not shown)',
  isRequired: '(required)',
  comments: 'Comments',
  count: '{total, plural, one {One comment} other {# comments}}',
  pages: 'Pages of comments',
  earlier: 'Earlier comments',
  later: 'Later comments',
  areClosed: 'Comments are closed.',
  written: 'What you wrote',
  deleted: 'This comment was deleted.',
  author: 'Author',
  reply: 'Reply',
  replyTo: 'to {author}',
  hosted: 'Comments are hosted by Disqus. If you show them, Disqus can see your visit.',
  show: 'Show comments',
  noScript: 'Comments here need JavaScript.',
  unable: UNABLE_TO_LOAD,
  openPost: 'Open the post in another tab',
} as const;

export const inScript = {
  ...COMMENT_MESSAGES,
  anonymous: NAMELESS,
  replyToAuthor: 'Reply to {author}',
  send: 'Send',
  sending: 'Sending…',
  cancel: 'Cancel',
  loading: 'Loading the comments…',
  retry: 'Try again',
  justNow: 'just now',
} as const;

export type CommentMessages = TranslationOf<typeof en>;
export type CommentScriptMessages = TranslationOf<typeof inScript>;
