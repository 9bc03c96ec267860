/** What the editor's frame shows, beyond what visitors get: which document is edited, and what stands around it. */

import type { Section } from '#domain/content/content.ts';
import { RESERVED_IDS } from '#domain/content/reserved-ids.ts';
import { isShownSomewhere } from '#domain/content/visible-body.ts';
import type { OtherDocument } from '#domain/editor/protocol.ts';
import type { MarkEditable } from '#domain/page.ts';

/** The part of the page that can be edited; the others are dimmed. */
export type EditedArea = 'main' | 'header' | 'footer';

export interface Editing {
  readonly documentId: string;
  readonly area: EditedArea;
  /** Ids of the site's own header and footer. */
  readonly headerId: string | undefined;
  readonly footerId: string | undefined;
  /** The page around the header or footer that is edited: pressed, it is what is edited next. */
  readonly besideId?: string | undefined;
  /** Of which the bar is rendered, when its body is by itself. */
  readonly part?: Exclude<EditedArea, 'main'> | undefined;
  /** Lets the frame's own script run, and what that loads. */
  readonly nonce: string;
  readonly ownerOrigin: string;
  /** The sections to render; the others are not loaded. */
  readonly only?: ReadonlySet<string> | undefined;
}

type Marks = Readonly<Record<`data-${string}`, string>>;
const NONE: Marks = {};

/** Marks of one of the three areas: another document's, unless it is the edited one. */
export function areaMarks(editing: Editing | undefined, area: EditedArea): Marks {
  if (!editing) return NONE;
  if (editing.area === area) return { 'data-edited': area };
  if (area === 'main')
    return editing.besideId === undefined
      ? { 'data-standin': '' }
      : { 'data-other': otherName({ kind: 'page', id: editing.besideId }) };
  const id = area === 'header' ? editing.headerId : editing.footerId;
  return id === undefined ? { 'data-standin': '' } : { 'data-other': otherName({ kind: area, id }) };
}

/** Marks of a section, and of what shows a reusable one. */
export function sectionMarks(
  { section, from }: { readonly section: Section; readonly from?: Section | undefined },
  editing: Editing | undefined,
): Marks {
  if (!editing) return NONE;
  if (section.id === RESERVED_IDS.listingSection) return { 'data-automatic': '' };
  const source = (from ?? section).source;
  return {
    'data-edit-label': source ? 'Reusable section' : section.name || 'Section',
    ...(from ? { 'data-from': from.id } : {}),
    ...(source ? { 'data-other': otherName({ kind: 'section', id: source.id }) } : {}),
    ...(isShownSomewhere(from ?? section) ? {} : { 'data-hidden': '' }),
  };
}

/** As the frame's script reads it again. */
function otherName({ kind, id }: OtherDocument): string {
  return `${kind}:${id}`;
}

/** Marks a text of a block's props. @param owner `props` for blocks; empty for the body itself */
export function markEditable(owner: readonly string[]): MarkEditable {
  return ({ path, value, hint, headingOffset }) => ({
    'data-text': [...owner, path].join('.'),
    'data-value': JSON.stringify(value),
    'data-hint': hint,
    ...(headingOffset ? { 'data-heading-offset': String(headingOffset) } : {}),
  });
}
