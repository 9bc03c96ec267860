/** Rewords the most common findings of axe, with what to do about them. */
import type { Finding } from '#domain/checks/finding.ts';

export interface AxeViolation {
  readonly rule: string;
  /** In axe's own words. */
  readonly help: string;
  readonly target: string | null;
}

const WORDS: Readonly<Record<string, string>> = {
  'aria-allowed-attr':
    'Something in here is announced wrongly by screen readers. Look at the code you added.',
  'button-name': 'A button says nothing. Give it words.',
  'empty-heading': 'A heading is empty. Write it, or delete it.',
  'frame-title': 'What is embedded here has no title. Give it one.',
  'heading-order': 'A level of headings is skipped. Choose the level below the heading above.',
  'image-alt': 'A picture has no description. Say what it shows, for those who do not see it.',
  'image-redundant-alt': 'A picture’s description repeats the words beside it. Say what it shows instead.',
  label: 'A field has no label. Say what is to be entered.',
  'landmark-unique': 'Two parts of the page bear the same name. Give one of them a name of its own.',
  'link-in-text-block':
    'A link looks like the words around it. Underline links, or give them another colour.',
  'link-name': 'A link has no words. Write where it leads, or take it away.',
  'nested-interactive': 'A link or button is inside another one. Take one of them out.',
  'scrollable-region-focusable': 'What scrolls here cannot be reached by keyboard. Give it more room.',
  'select-name': 'A list to choose from has no label. Say what is to be chosen.',
  'svg-img-alt': 'A drawing has no description. Say what it shows.',
  'target-size': 'Something to press is too small for a finger, or too close to another one.',
  'video-caption': 'A video has no captions. Add them for those who do not hear it.',
};

export function findingOf({ rule, help, target }: AxeViolation): Finding {
  return {
    rule: rule === 'color-contrast' ? 'contrast' : 'accessibility',
    level: 'problem',
    message: WORDS[rule] ?? help,
    target,
  };
}
