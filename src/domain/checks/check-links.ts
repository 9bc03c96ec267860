/** Links: whether they lead anywhere, and whether their words say where. */
import type { Block, Section } from '../content/content.ts';
import { plainText, type RichNode } from '../content/rich-text.ts';
import { isObject } from '../json.ts';
import { categorizeLink } from '../links/link-category.ts';
import type { Facts } from './facts.ts';
import type { Finding } from './finding.ts';
import { type FoundValue, objectsWithin } from './walk-values.ts';

const REFERENCES = ['page', 'item', 'media', 'section'];

export function* checkLinks(target: Block | Section, facts: Facts): Generator<Finding> {
  // A section's blocks have their turn by themselves.
  const { blocks: _blocks, ...own } = { blocks: undefined, ...target };
  for (const { path, value } of objectsWithin(own)) {
    const problem = problemOf(value, facts);
    if (problem) yield { ...problem, target: target.id, path: [...path] };
    if (isLinkedText(value)) yield* checkWords(target.id, { path, value });
  }
  if ('props' in target && target.type === 'button' && target.props['link'] === undefined) {
    const message = `The button “${String(target.props['label'] ?? '')}” has no link. Choose one.`;
    yield {
      rule: 'button-without-link',
      level: 'problem',
      message,
      target: target.id,
      path: ['props', 'link'],
    };
  }
}

type Problem = Pick<Finding, 'rule' | 'level' | 'message'>;

function problemOf(value: FoundValue['value'], facts: Facts): Problem | undefined {
  if (typeof value['ref'] === 'string' && REFERENCES.includes(value['ref']))
    return problemOfReference(value['ref'], facts.targets.get(String(value['id'])));
  return typeof value['url'] === 'string' ? problemOfAddress(value['url'], facts) : undefined;
}

const WORDS: Readonly<Record<string, string>> = { item: 'post', media: 'file', section: 'section' };

function problemOfReference(
  ref: string,
  target: { title: string; isPublished: boolean; isDeleted: boolean } | undefined,
): Problem | undefined {
  const word = WORDS[ref] ?? 'page';
  if (!target || target.isDeleted) {
    const name = target ? `The ${word} “${target.title}”` : `A ${word} that is used here`;
    return {
      rule: 'link-broken',
      level: 'problem',
      message: `${name} has been deleted. Choose another, or remove it.`,
    };
  }
  if (target.isPublished || ref === 'media') return undefined;
  return {
    rule: 'link-not-public',
    level: 'advice',
    message: `The ${word} “${target.title}” is not published. Visitors can’t see it yet.`,
  };
}

function problemOfAddress(url: string, facts: Facts): Problem | undefined {
  if (categorizeLink(url) !== 'content') return undefined;
  const path = url.replace(/[?#].*$/s, '') || '/';
  if (facts.hasPath(path)) return undefined;
  return {
    rule: 'link-broken',
    level: 'problem',
    message: `There is no page at ${path}. Choose the page from the list, so that the link still works if its address changes.`,
  };
}

const EMPTY_WORDS = /^(click here|here|read more|more|learn more|link|this)[.!…]?$/i;

function isLinkedText(value: FoundValue['value']): boolean {
  const { type, text, marks } = value;
  return (
    type === 'text' &&
    typeof text === 'string' &&
    Array.isArray(marks) &&
    marks.some((mark) => isObject(mark) && mark['type'] === 'link')
  );
}

function* checkWords(target: string, { path, value }: FoundValue): Generator<Finding> {
  const words = plainText({ type: 'doc', content: [value as RichNode] });
  if (!EMPTY_WORDS.test(words)) return;
  yield {
    rule: 'link-words',
    level: 'advice',
    message: `The link text “${words}” doesn’t say where it leads. Describe the destination for people who use a screen reader.`,
    target,
    path: [...path],
  };
}
