/** The journal's own page, and what its posts are made of. */
import { type BodySource, block, type SectionSource, text } from '../build.ts';
import { toMedia } from '../ids.ts';
import { type PictureName, pictureId } from '../pictures.ts';

export const journal: BodySource = {
  title: 'Journal',
  fields: { description: 'Notes from the workshop in Arle: clay, glazes, firings, and what the dogs did.' },
  sections: [
    {
      spacing: 'medium',
      blocks: [
        text(
          '1/7',
          `
# Journal

Written when the hands are dry. Recipes are free to use; tell us what became of them.
`,
          { size: 'large' },
        ),
      ],
    },
    {
      spacing: 'small',
      blocks: [
        block('summary', '1/8', {
          layout: 'list',
          limit: 6,
          followsAddress: true,
          ratio: '4:3',
          show: { image: true, date: true, author: true, excerpt: true, categories: true, comments: true },
        }),
        block('post-archive', '10/3', { heading: 'Topics', by: 'category' }),
      ],
    },
    {
      theme: 'tint',
      spacing: 'medium',
      blocks: [
        block('search', '1/5', { label: 'Look through the journal', placeholder: 'Ash, larch, spaniel…' }),
        block('post-archive', '7/3', { heading: 'By year', by: 'year' }),
        block('post-archive', '10/3', { heading: 'Who writes', by: 'author' }),
      ],
    },
  ],
};

export interface PostSource {
  readonly name: string;
  readonly title: string;
  /** The day it appeared. */
  readonly date: string;
  readonly author: string;
  readonly category: string;
  readonly tags: readonly string[];
  readonly excerpt: string;
  readonly picture?: PictureName;
  readonly sections: readonly SectionSource[];
}

export function postBody(post: PostSource): BodySource {
  return {
    title: post.title,
    fields: {
      excerpt: post.excerpt,
      description: post.excerpt,
      author: post.author,
      categories: [post.category],
      tags: [...post.tags],
      ...(post.picture === undefined ? {} : { image: toMedia(pictureId(post.picture)) }),
    },
    sections: post.sections,
  };
}

/** A section of plain reading. */
export function reading(source: string, ...more: SectionSource['blocks'] & object): SectionSource {
  return { width: 'reading', spacing: 'small', blocks: [text('1/12', source), ...more] };
}
