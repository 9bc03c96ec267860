/** Why a value cannot be kept, in words that say what to do. */
import type { z } from 'zod';
import { setIn } from '../content/tree.ts';

type Issue = z.core.$ZodIssue;

/**
 * What is wrong with an object once `value` stands at the path, if the path has to do with it.
 * @param object e.g. the props of a block
 */
export function problemAt(
  schema: z.ZodType,
  object: unknown,
  path: readonly string[],
  value: unknown,
): string | undefined {
  const changed = setIn(object, path, value);
  const parsed = schema.safeParse(changed ?? object);
  if (parsed.success) return undefined;
  const issue = parsed.error.issues.find((each) => concerns(each, path));
  return issue && explainIssue(issue, value);
}

/** What is wrong within the value, or with something that holds it. */
function concerns(issue: Issue, path: readonly string[]): boolean {
  const own = issue.path.map(String);
  const length = Math.min(own.length, path.length);
  return own.slice(0, length).every((key, index) => key === path[index]);
}

export function explainIssue(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue, value);
    case 'invalid_type':
      return invalidType(issue);
    case 'custom':
      return sentence(issue.message);
    case 'invalid_union':
      return 'Choose an option, or leave this empty.';
    case 'invalid_value':
      return 'Choose one of the options.';
    default:
      return 'You can’t use this here. Change it and try again.';
  }
}

function tooSmall(issue: Extract<Issue, { code: 'too_small' }>): string {
  if (isOwn(issue)) return sentence(issue.message);
  if (issue.origin === 'string') {
    return issue.minimum === 1 ? 'Enter a text.' : `Enter at least ${issue.minimum} characters.`;
  }
  if (issue.origin === 'array')
    return `Add at least ${issue.minimum} ${issue.minimum === 1 ? 'entry' : 'entries'}.`;
  return `Enter ${issue.minimum} or more.`;
}

function tooBig(issue: Extract<Issue, { code: 'too_big' }>, value: unknown): string {
  if (isOwn(issue)) return sentence(issue.message);
  if (issue.origin === 'string') {
    const length = typeof value === 'string' ? `. This has ${value.length}` : '';
    return `Use ${issue.maximum} characters or fewer${length}.`;
  }
  if (issue.origin === 'array') return `Up to ${issue.maximum} entries. Remove some.`;
  return `Enter ${issue.maximum} or less.`;
}

function invalidType(issue: Extract<Issue, { code: 'invalid_type' }>): string {
  if (issue.expected === 'int') return 'Enter a whole number.';
  if (issue.expected === 'number') return 'Enter a number.';
  return 'Fill this in.';
}

/** Zod's own texts are for programmers; the schemas' are for owners. */
function isOwn({ message }: Issue): boolean {
  return !/^(Too (small|big)|Invalid)\b/.test(message);
}

/** Schemas say "must be a day like 2026-11-21" of something they do not name. */
function sentence(message: string): string {
  const whole = /^\p{Ll}/u.test(message) ? `This ${message}` : message;
  return /[.!?]$/.test(whole) ? whole : `${whole}.`;
}
