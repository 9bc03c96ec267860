/** What a section's mobile overlay may say: style sheets decide it, since phones get the same HTML. */
import { type Section, SPACINGS } from '#domain/content/content.ts';

export interface PhoneValues {
  readonly spacing?: Section['spacing'] | undefined;
  readonly isHidden?: boolean | undefined;
}

export function phoneValues(section: Section): PhoneValues {
  const overlay = section.overlays?.['mobile'];
  const hidden = overlay?.['hidden'];
  return {
    spacing: SPACINGS.find((each) => each === overlay?.['spacing']),
    isHidden: typeof hidden === 'boolean' ? hidden : undefined,
  };
}

/** Whether no visitor sees it on any screen. */
export function isHiddenEverywhere(section: Section): boolean {
  return section.hidden === true && phoneValues(section).isHidden !== false;
}
