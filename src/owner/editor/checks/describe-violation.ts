/** Rewords the most common findings of axe, with what to do about them. */
import type { Finding } from '#domain/checks/finding.ts';
import * as say from './words/en.ts';

export interface AxeViolation {
  readonly rule: string;
  /** In axe's own words. */
  readonly help: string;
  readonly target: string | null;
}

const WORDS: Readonly<Record<string, string>> = {
  'aria-allowed-attr': say.screenReadersAnnounceSomethingHereIncorrectly,
  'button-name': say.aButtonHasNoLabelAdd,
  'empty-heading': say.aHeadingIsEmptyWriteOr,
  'frame-title': say.anEmbedHasNoTitleAdd,
  'heading-order': say.aHeadingLevelIsSkippedChoose,
  'image-alt': say.aPictureHasNoDescriptionDescribe,
  'image-redundant-alt': say.aPicturesDescriptionRepeatsTheText,
  label: say.aFieldHasNoLabelAdd,
  'landmark-unique': say.twoPartsOfThePageHave,
  'link-in-text-block': say.aLinkLooksLikeTheText,
  'link-name': say.aLinkHasNoTextAdd,
  'nested-interactive': say.aLinkOrButtonIsInside,
  'scrollable-region-focusable': say.youCantReachThisScrollingArea,
  'select-name': say.aListHasNoLabelAdd,
  'svg-img-alt': say.aDrawingHasNoDescriptionDescribe,
  'target-size': say.aButtonOrLinkIsToo,
  'video-caption': say.aVideoHasNoCaptionsAdd,
};

export function findingOf({ rule, help, target }: AxeViolation): Finding {
  return {
    rule: rule === 'color-contrast' ? 'contrast' : 'accessibility',
    level: 'problem',
    message: WORDS[rule] ?? help,
    target,
  };
}
