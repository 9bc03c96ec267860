/** Sections and blocks that the product adds to pages by itself; they are never stored. */
const NAMES = [
  'listingSection',
  'listing',
  'commentsSection',
  'comments',
  'endOfPostSection',
  'endOfPost',
  'reviewsSection',
  'reviews',
  'widgetSection',
  'searchSection',
  'searchHeading',
  'search',
  'categorySection',
  'categoryHeading',
  'categoryGrid',
  'productsAfterSection',
  'boughtTogether',
  'alike',
  'lessonEndSection',
  'lessonEnd',
] as const;

/** Ids by name, all different. Ids of what people make begin with the time, so none of theirs is among these. */
export const RESERVED_IDS = Object.fromEntries(
  NAMES.map((name, place) => [name, place.toString(36).padStart(24, '0')]),
) as Readonly<Record<(typeof NAMES)[number], string>>;
