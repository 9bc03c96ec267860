/** What the mobile overlay decides by classes and attributes, since phones get the same HTML. */
import { type Section, SPACINGS } from '#domain/content/content.ts';
import { type Screens, screensOf } from '#domain/content/visible-body.ts';

/** Of a section or block that some screens leave out. `is-hidden` stands in the editor's frame only. */
const SCREEN_CLASSES: Readonly<Record<Screens, string | undefined>> = {
  all: undefined,
  wide: 'is-desktop-only',
  phones: 'is-mobile-only',
  none: 'is-hidden',
};

export function screenClass(thing: Parameters<typeof screensOf>[0]): string | undefined {
  return SCREEN_CLASSES[screensOf(thing)];
}

export function phoneSpacing(section: Section): Section['spacing'] | undefined {
  return SPACINGS.find((each) => each === section.overlays?.['mobile']?.['spacing']);
}
