/** The owner's own style sheet as a page carries it. */
import type { SiteStyle } from '#domain/design/style.ts';

/** Nothing in it ends the element it stands in. The sign that does is written so that CSS reads the same. */
export function ownerCss({ customCss }: Pick<SiteStyle, 'customCss'>): string {
  return customCss.replaceAll('</', '<\\/');
}
