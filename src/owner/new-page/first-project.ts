/** The body of a new project: words beside its details, its pictures, and the way to the others. */
import { type Body, emptyBody } from '#domain/content/content.ts';
import { section } from './section-draft.ts';

const DETAILS = ['Client', 'Year', 'Place', 'Role'].map((label) => ({ label, value: '' }));

const SECTIONS = [
  section(
    'About the project',
    [
      ['text', {}, 1, 7],
      ['project-details', { layout: 'column', details: DETAILS }, 9, 4],
    ],
    { spacing: 'medium' },
  ),
  section('Pictures', [['gallery', {}]], { width: 'wide', spacing: 'medium' }),
  section('Other projects', [['project-nav', {}]], { spacing: 'medium' }),
];

export function projectToFill(title: string, makeId: () => string): Body {
  return { ...emptyBody(title), sections: SECTIONS.map((make) => make(makeId)) };
}
