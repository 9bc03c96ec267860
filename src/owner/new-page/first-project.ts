/** The body of a new project: words beside its details, its pictures, and the way to the others. */
import { type Body, emptyBody } from '#domain/content/content.ts';
import { section } from './section-draft.ts';
import * as say from './words/en.ts';

const DETAILS = [say.client, say.year, say.place, say.role].map((label) => ({ label, value: '' }));

const SECTIONS = [
  section(
    say.aboutTheProject,
    [
      ['text', {}, 1, 7],
      ['project-details', { layout: 'column', details: DETAILS }, 9, 4],
    ],
    { spacing: 'medium' },
  ),
  section(say.pictures, [['gallery', {}]], { width: 'wide', spacing: 'medium' }),
  section(say.otherProjects, [['project-nav', {}]], { spacing: 'medium' }),
];

export function projectToFill(title: string, makeId: () => string): Body {
  return { ...emptyBody(title), sections: SECTIONS.map((make) => make(makeId)) };
}
