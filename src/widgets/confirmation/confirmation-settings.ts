/** What confirmations are, in words and numbers. */

export const CONFIRMATION_STYLES = [
  'confirm-or-reject',
  'confirm-or-cancel',
  'confirm-only',
  'no-buttons',
] as const;
type ConfirmationStyle = (typeof CONFIRMATION_STYLES)[number];
export type ConfirmationAnswer = 'confirm' | 'reject' | 'cancel';

export const CONFIRMATION_WIDTH = 350;
export const CONFIRMATION_PADDING = 20;
/** It is gone by then, whether or not the browser has said that its fading ended. */
export const HIDE_FALLBACK_MS = 600;
/** How long an information is shown, and what it answers then. */
export const INFORMATION_MS = 2000;

export const CONFIRMATION_WORDS = {
  confirm: 'Confirm',
  reject: 'Reject',
  cancel: 'Cancel',
  okay: 'Okay',
} as const;

export interface ConfirmationOptions {
  readonly style: ConfirmationStyle;
  readonly title: string;
  readonly text?: string | undefined;
  /** On the buttons; Confirm, Reject and Cancel where nothing is said, and Okay where there is but one. */
  readonly labels?: Partial<Record<ConfirmationAnswer, string>> | undefined;
}

/** The buttons of a style with their words, the harmless one first: it has the focus. */
export function buttonsOf({
  style,
  labels = {},
}: Pick<ConfirmationOptions, 'style' | 'labels'>): [ConfirmationAnswer, string][] {
  switch (style) {
    case 'confirm-or-reject':
      return [
        ['reject', labels.reject || CONFIRMATION_WORDS.reject],
        ['confirm', labels.confirm || CONFIRMATION_WORDS.confirm],
      ];
    case 'confirm-or-cancel':
      return [
        ['cancel', labels.cancel || CONFIRMATION_WORDS.cancel],
        ['confirm', labels.confirm || CONFIRMATION_WORDS.confirm],
      ];
    case 'confirm-only':
      return [['confirm', labels.confirm || CONFIRMATION_WORDS.okay]];
    case 'no-buttons':
      return [];
  }
}
