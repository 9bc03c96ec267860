/**
 * Our own rules for a page, in the order in which they stand on it. They look at what the owner wrote for visitors to
 * see; what only shows once a page is drawn (contrast over a picture, names of controls) is axe's to find.
 */
import type { Block, Body, Section } from '../content/content.ts';
import { childrenOf, plainText, type RichNode } from '../content/rich-text.ts';
import { visibleBody } from '../content/visible-body.ts';
import { checkLinks } from './check-links.ts';
import { checkBackground, checkPictures } from './check-pictures.ts';
import type { Facts } from './facts.ts';
import type { Finding } from './finding.ts';
import { objectsWithin } from './walk-values.ts';

/** Search engines cut what is longer. */
const TITLE_SHOWN = 60;
const DESCRIPTION_SHOWN = 160;

export function checkPage(body: Body, facts: Facts): Finding[] {
  const { sections } = visibleBody(body);
  return [
    ...(facts.isPart ? [] : checkHead(body)),
    ...sections.flatMap((section) => [...checkSection(section, facts)]),
    ...checkHeadings(sections, facts),
  ];
}

function* checkHead({ title, fields }: Body): Generator<Finding> {
  const about = (rule: Finding['rule'], level: Finding['level'], path: string[], message: string) => ({
    rule,
    level,
    message,
    target: null,
    path,
  });
  if (title.trim() === '')
    yield about(
      'title-missing',
      'problem',
      ['title'],
      'The page has no title. Add one for search results and the browser tab.',
    );
  if (title.length > TITLE_SHOWN)
    yield about(
      'title-long',
      'advice',
      ['title'],
      `The title has ${title.length} characters; search results show about ${TITLE_SHOWN}.`,
    );
  const description = typeof fields['description'] === 'string' ? fields['description'].trim() : '';
  const path = ['fields', 'description'];
  if (description === '')
    yield about(
      'description-missing',
      'advice',
      path,
      'The page has no description. Write one or two sentences for search results.',
    );
  if (description.length > DESCRIPTION_SHOWN)
    yield about(
      'description-long',
      'advice',
      path,
      `The description has ${description.length} characters; search results show about ${DESCRIPTION_SHOWN}.`,
    );
}

function* checkSection(section: Section, facts: Facts): Generator<Finding> {
  yield* checkBackground(section, facts);
  yield* checkLinks(section, facts);
  if (section.blocks.length === 0 && !section.source && !section.background) {
    const message = 'This section is empty. Visitors see a blank band. Add something, or delete it.';
    yield { rule: 'empty-section', level: 'advice', message, target: section.id };
  }
  for (const block of section.blocks) {
    yield* checkPictures(block, facts);
    yield* checkLinks(block, facts);
    yield* checkWords(block);
  }
}

const PLACEHOLDER = /lorem ipsum|dolor sit amet/i;

function* checkWords(block: Block): Generator<Finding> {
  if (!PLACEHOLDER.test(JSON.stringify(block.props))) return;
  const message = 'This is still placeholder text. Write your own.';
  yield { rule: 'placeholder-words', level: 'problem', message, target: block.id };
}

interface Heading {
  readonly block: string;
  readonly level: number;
  readonly words: string;
}

/** Levels go down one at a time; the page's own title, seen or not, is the first. */
function* checkHeadings(sections: readonly Section[], { isPost, isPart }: Facts): Generator<Finding> {
  const headings = sections.flatMap(({ blocks }) => blocks.flatMap(headingsOf));
  const titles = headings.filter(({ level }) => level === 1);
  for (const { block, words } of isPost ? titles : titles.slice(1)) {
    const message = `“${words}” is a second main heading. A page has one; make this a heading of level 2.`;
    yield { rule: 'several-titles', level: 'advice', message, target: block };
  }
  let before = isPart ? 6 : 1;
  for (const { block, level, words } of headings) {
    if (level > before + 1) {
      const message = `“${words}” is a heading of level ${level}, but the one before it is of level ${before}. Make it level ${before + 1}.`;
      yield { rule: 'heading-order', level: 'problem', message, target: block };
    }
    before = level;
  }
}

function headingsOf(block: Block): Heading[] {
  const headings: Heading[] = [];
  for (const { value } of objectsWithin(block.props)) {
    if (value['type'] !== 'heading' || typeof value['level'] !== 'number') continue;
    const words = plainText({ type: 'doc', content: [...childrenOf(value as RichNode)] });
    if (words !== '') headings.push({ block: block.id, level: value['level'], words });
  }
  return headings;
}
