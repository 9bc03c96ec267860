/** How much a submission looks like one of a program. It is stored either way: what weighs enough is flagged. */

export interface SpamSigns {
  /** What a field people do not see was filled in with. */
  readonly honeypot: string;
  /** The form asks for a captcha, and this came without. */
  readonly isCaptchaMissing?: boolean;
  /** The service that made the captcha could not be asked about it. */
  readonly isCaptchaUnchecked?: boolean;
  /** From asking for the key to sending; undefined without a key, with scripts off, and where haste says nothing. */
  readonly filledInMs: number | undefined;
  /** Everything that was written. */
  readonly texts: readonly string[];
  /** How often the same was sent lately, from anywhere. */
  readonly repeats: number;
}

export const SPAM_REASONS = [
  'honeypot',
  'no-captcha',
  'captcha-unchecked',
  'too-fast',
  'links',
  'repeated',
] as const;
export type SpamReason = (typeof SPAM_REASONS)[number];

/** Few people can read, fill in and send a form this fast. */
export const MIN_FILL_MS = 2000;
const MANY_LINKS = 3;
const MANY_REPEATS = 3;
const FLAGGED_FROM = 50;

const WEIGHTS: Readonly<Record<SpamReason, number>> = {
  honeypot: 100,
  'no-captcha': 50,
  // Not the visitor's doing: it takes another sign beside it.
  'captcha-unchecked': 20,
  // Browsers fill in forms at once, too: haste alone is not enough of a sign.
  'too-fast': 40,
  links: 50,
  repeated: 50,
};

export interface SpamVerdict {
  readonly isSpam: boolean;
  readonly reasons: readonly SpamReason[];
}

export function weighSpam({
  honeypot,
  isCaptchaMissing,
  isCaptchaUnchecked,
  filledInMs,
  texts,
  repeats,
}: SpamSigns): SpamVerdict {
  const signs: Readonly<Record<SpamReason, boolean>> = {
    honeypot: honeypot !== '',
    'no-captcha': isCaptchaMissing === true,
    'captcha-unchecked': isCaptchaUnchecked === true,
    'too-fast': filledInMs !== undefined && filledInMs < MIN_FILL_MS,
    links: countLinks(texts) >= MANY_LINKS,
    repeated: repeats >= MANY_REPEATS,
  };
  const reasons = SPAM_REASONS.filter((reason) => signs[reason]);
  return { isSpam: weightOf(reasons) >= FLAGGED_FROM, reasons };
}

function weightOf(reasons: readonly SpamReason[]): number {
  return reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);
}

/** Somebody who says that it is none has looked at the reasons, and needs them no more. */
export function reasonsToShow(isSpam: boolean, reasons: readonly SpamReason[]): readonly SpamReason[] {
  return isSpam || weightOf(reasons) < FLAGGED_FROM ? reasons : [];
}

function countLinks(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + (text.match(/https?:\/\/|\[url|<a\s/gi)?.length ?? 0), 0);
}
