/** Rewords the most common findings of axe, with what to do about them. */
import type { Finding } from '#domain/checks/finding.ts';

export interface AxeViolation {
  readonly rule: string;
  /** In axe's own words. */
  readonly help: string;
  readonly target: string | null;
}

const WORDS: Readonly<Record<string, string>> = {
  'aria-allowed-attr': 'Screen readers announce something here incorrectly. Check the code you added.',
  'button-name': 'A button has no label. Add one.',
  'empty-heading': 'A heading is empty. Write or delete it.',
  'frame-title': 'An embed has no title. Add one.',
  'heading-order': 'A heading level is skipped. Choose the level below the heading above.',
  'image-alt': 'A picture has no description. Describe what it shows for people who can’t see it.',
  'image-redundant-alt':
    'A picture’s description repeats the text beside it. Describe what it shows instead.',
  label: 'A field has no label. Add one.',
  'landmark-unique': 'Two parts of the page have the same name. Rename one.',
  'link-in-text-block': 'A link looks like the text around it. Underline links or change their colour.',
  'link-name': 'A link has no text. Add text that says where it leads, or remove it.',
  'nested-interactive': 'A link or button is inside another one. Move one of them out.',
  'scrollable-region-focusable': 'You can’t reach this scrolling area by keyboard. Give it more room.',
  'select-name': 'A list has no label. Add one.',
  'svg-img-alt': 'A drawing has no description. Describe what it shows.',
  'target-size': 'A button or link is too small for a finger, or too close to another one.',
  'video-caption': 'A video has no captions. Add them for people who can’t hear it.',
};

export function findingOf({ rule, help, target }: AxeViolation): Finding {
  return {
    rule: rule === 'color-contrast' ? 'contrast' : 'accessibility',
    level: 'problem',
    message: WORDS[rule] ?? help,
    target,
  };
}
