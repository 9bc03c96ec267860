/** The first pages of a new site: short, designed, and written so that its owner sees what to put where. */
import { definitions } from '#blocks/definitions.ts';
import type { Block, Body, Section } from '#domain/content/content.ts';
import type { RichNode, RichText } from '#domain/content/rich-text.ts';
import type { Link } from '#domain/links/link.ts';

export interface StarterIds {
  readonly newId: () => string;
  readonly aboutId: string;
  readonly contactId: string;
}

const words = (text: string): RichNode[] => [{ type: 'text', text }];
const heading = (level: 1 | 2 | 3, text: string): RichNode => ({
  type: 'heading',
  level,
  content: words(text),
});
const paragraph = (text: string): RichNode => ({ type: 'paragraph', content: words(text) });
const linked = (text: string, link: Link): RichNode => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks: [{ type: 'link', link }] }],
});
const rich = (...content: RichNode[]): RichText => ({ type: 'doc', content });

type Make = (type: string, at: readonly [column: number, span: number], props: object) => Block;
type MakeSection = (look: Partial<Section>, ...blocks: Block[]) => Section;

function makers(newId: () => string): { block: Make; section: MakeSection } {
  return {
    block: (type, [column, span], props) => ({
      id: newId(),
      type,
      version: definitions[type]?.version ?? 1,
      props: { ...definitions[type]?.defaults, ...props },
      place: { column, span },
    }),
    section: (look, ...blocks) => ({
      id: newId(),
      theme: 'paper',
      width: 'content',
      spacing: 'large',
      ...look,
      blocks,
    }),
  };
}

/** @param name the site's name, which heads its first page */
export function starterHome(name: string, ids: StarterIds): Body {
  const { block, section } = makers(ids.newId);
  const page = (id: string): Link => ({ ref: 'page', id });
  const offer = (column: number, title: string, text: string) =>
    block('text', [column, 4], { content: rich(heading(3, title), paragraph(text)) });
  return {
    title: name,
    fields: {},
    sections: [
      section(
        { name: 'Welcome', width: 'wide' },
        block('text', [1, 8], {
          size: 'large',
          content: rich(
            heading(1, name),
            paragraph('Say in one or two sentences what you make or do, and for whom. The rest can wait.'),
          ),
        }),
        block('button', [1, 8], { label: 'Get in touch', link: page(ids.contactId) }),
      ),
      section(
        { name: 'What you offer', theme: 'tint' },
        block('text', [1, 12], { content: rich(heading(2, 'Three things worth knowing')) }),
        offer(1, 'What you do', 'Name the thing people come to you for, in the words they would use.'),
        offer(5, 'How you do it', 'Tell what is different about your way: the material, the care, the time.'),
        offer(9, 'What it takes', 'Prices, dates or the next step. Nobody minds knowing too early.'),
      ),
      section(
        { name: 'What others say', theme: 'accent', spacing: 'medium' },
        block('quote', [2, 10], {
          quote: rich(paragraph('One sentence from somebody who was glad they came.')),
          source: 'A first name',
          role: 'and where they are from',
        }),
      ),
      section(
        { name: 'About and hours' },
        block('text', [1, 6], {
          content: rich(
            heading(2, 'Who is behind this'),
            paragraph('A few lines about you. People like to know whom they are dealing with.'),
            linked('More about us', page(ids.aboutId)),
          ),
        }),
        block('text', [8, 5], {
          content: rich(
            heading(2, 'When and where'),
            paragraph('Monday to Friday, nine to five'),
            paragraph('Your street and number, your town'),
          ),
        }),
      ),
    ],
  };
}

export function starterAbout(ids: StarterIds): Body {
  const { block, section } = makers(ids.newId);
  return {
    title: 'About',
    fields: {},
    sections: [
      section(
        { name: 'About' },
        block('text', [1, 8], {
          size: 'large',
          content: rich(
            heading(1, 'About us'),
            paragraph('Begin with how it started. One true detail is worth more than a list of strengths.'),
          ),
        }),
        block('text', [1, 8], {
          content: rich(
            heading(2, 'What matters to us'),
            paragraph('Write about the work itself: what you care for, and what you would never do.'),
            heading(2, 'Who we are'),
            paragraph('Names, and what each of you does best. A picture helps; add one with the plus sign.'),
          ),
        }),
      ),
    ],
  };
}

export function starterContact(ids: StarterIds): Body {
  const { block, section } = makers(ids.newId);
  return {
    title: 'Contact',
    fields: {},
    sections: [
      section(
        { name: 'Contact' },
        block('text', [1, 7], {
          size: 'large',
          content: rich(
            heading(1, 'Get in touch'),
            paragraph('Say how people reach you best, and how soon they may expect an answer.'),
          ),
        }),
        block('text', [1, 5], {
          content: rich(
            heading(2, 'Write or call'),
            paragraph('Your email address'),
            paragraph('Your telephone number'),
          ),
        }),
        block('text', [7, 6], {
          content: rich(
            heading(2, 'Come by'),
            paragraph('Your street and number, your town'),
            paragraph('Monday to Friday, nine to five'),
          ),
        }),
      ),
    ],
  };
}
