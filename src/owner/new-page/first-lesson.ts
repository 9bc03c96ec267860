/** The body of a new lesson: its video, its text, and a file to download. */
import { type Body, emptyBody } from '#domain/content/content.ts';
import { section } from './section-draft.ts';
import * as say from './words/en.ts';

const SECTION = section(
  say.lesson,
  [
    ['video', {}],
    ['text', {}],
    // Visitors see it once it leads to a file.
    ['button', { label: say.downloadTheFile, link: undefined }],
  ],
  { width: 'reading', spacing: 'medium' },
);

export function lessonToFill(title: string, makeId: () => string): Body {
  return { ...emptyBody(title), sections: [SECTION(makeId)] };
}
