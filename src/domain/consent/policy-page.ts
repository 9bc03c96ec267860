/** A page about cookies and privacy, written from what a scan found. A beginning, for its owner to go through. */
import type { RichNode, RichText } from '../content/rich-text.ts';
import { CATEGORY_WORDS, OPTIONAL_CATEGORIES } from './categories.ts';
import { CHOICE_ANCHOR } from './contract.ts';
import type { FoundService } from './scan.ts';

export interface PolicyFacts {
  readonly siteTitle: string;
  readonly found: readonly FoundService[];
  /** Cookies and stored values of the owner's own code. */
  readonly ownCookies: readonly string[];
}

/** The block that a later scan writes anew; all else on the page is its owner’s. */
export const FOUND_BLOCK_ID = 'consentfoundservices0000';

export interface PolicyParts {
  readonly opening: RichText;
  readonly found: RichText;
  readonly ending: RichText;
}

export function policyParts(facts: PolicyFacts): PolicyParts {
  return { opening: openingOf(facts), found: foundText(facts), ending: ENDING };
}

function openingOf({ siteTitle }: PolicyFacts): RichText {
  return textOf([
    paragraph(
      `${siteTitle} keeps as little about you as it can. This page explains what we store and how to contact us.`,
    ),
    heading('Who is responsible'),
    paragraph('[Add your name, address and email here.]'),
    heading('What the site needs to work'),
    paragraph(
      'Your cookie choice is stored in your browser for 30 days. We use what you send in a form to answer you. We never sell it.',
    ),
  ]);
}

function foundText({ found, ownCookies }: PolicyFacts): RichText {
  const categories = OPTIONAL_CATEGORIES.filter((each) => found.some(({ category }) => category === each));
  return textOf([
    ...categories.flatMap((category) => [
      heading(CATEGORY_WORDS[category].label),
      paragraph(`${CATEGORY_WORDS[category].text} Starts only after you allow it.`),
      list(found.filter((each) => each.category === category).map(sentenceOf)),
    ]),
    ...(categories.length === 0
      ? [heading('Services from other companies'), paragraph('None. Your browser only contacts this site.')]
      : []),
    ...(ownCookies.length > 0
      ? [heading('Also stored in your browser, if you allow it'), list(ownCookies)]
      : []),
  ]);
}

function sentenceOf({ service, cookies }: FoundService): string {
  const name = service || 'Our own program, or an unknown company’s';
  return cookies.length === 0
    ? `${name}.`
    : `${name}, which may store ${cookies.join(', ')} in your browser.`;
}

function paragraph(text: string): RichNode {
  return { type: 'paragraph', content: [{ type: 'text', text }] };
}

function heading(text: string): RichNode {
  return { type: 'heading', level: 2, content: [{ type: 'text', text }] };
}

function list(lines: readonly string[]): RichNode {
  return {
    type: 'bulletList',
    content: lines.map((line) => ({ type: 'listItem', content: [paragraph(line)] })),
  };
}

function textOf(content: readonly RichNode[]): RichText {
  return { type: 'doc', content: [...content] };
}

const ENDING = textOf([
  heading('What you can do'),
  {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Change your mind at any time: ' },
      {
        type: 'text',
        text: 'your choices about cookies',
        marks: [{ type: 'link', link: { url: `#${CHOICE_ANCHOR}` } }],
      },
      {
        type: 'text',
        text: '. You can ask us what we know about you, and ask us to correct or delete it. You can also complain to your data protection authority.',
      },
    ],
  },
]);
