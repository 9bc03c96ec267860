/** The rules a comment keeps, for the visitor's side and the server alike. */
import { fillMessage } from '../message-template.ts';
import { COMMENT_LIMITS, type CommentErrors, type CommentFields } from './contract.ts';
import { type CommentScriptMessages, inScript } from './words/en.ts';

const EMAIL = /^[^\s@"<>()]{1,64}@[^\s@"<>()]{1,253}\.[^\s@.]{2,63}$/;
// Control characters and those that turn the direction of what follows; line ends and tabs are text.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g;

type Written = Pick<CommentFields, 'name' | 'email' | 'body'>;

/** As it is stored: one line for names, at most one empty line in a row for words. */
export function cleanComment({ name, email, body }: Written): Written {
  return {
    name: clean(name).replace(/\s+/g, ' ').trim(),
    email: clean(email).replace(/\s+/g, '').toLowerCase(),
    body: clean(body)
      .replace(/\r\n?/g, '\n')
      .split('\n')
      // No pattern: one looks at a long row of spaces once for each of them.
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  };
}

function clean(text: string): string {
  return text.toWellFormed().replace(UNSEEN, '').normalize('NFC');
}

/** @param written cleaned */
export function checkComment(
  { name, email, body }: Written,
  { isNameRequired }: { readonly isNameRequired: boolean },
  words: CommentScriptMessages = inScript,
): CommentErrors {
  const errors: { name?: string; email?: string; body?: string } = {};
  if (name === '' && isNameRequired) errors.name = words.nameRequired;
  if (lengthOf(name) > COMMENT_LIMITS.name)
    errors.name = fillMessage(words.nameTooLong, { limit: COMMENT_LIMITS.name });
  if (email !== '' && (email.length > COMMENT_LIMITS.email || !EMAIL.test(email)))
    errors.email = words.emailInvalid;
  if (body === '') errors.body = words.bodyRequired;
  const over = lengthOf(body) - COMMENT_LIMITS.body;
  if (over > 0) errors.body = fillMessage(words.bodyTooLong, { over, limit: COMMENT_LIMITS.body });
  return errors;
}

export function hasErrors(errors: CommentErrors): boolean {
  return Object.keys(errors).length > 0;
}

/** In characters as people count them, roughly: code points. */
function lengthOf(text: string): number {
  return [...text].length;
}
