/** What a block that takes entries of visitors says of its form. */
import type { FormSettings, FormValues } from './form.ts';
import type { SiteClock } from './limits.ts';

export interface BlockForm {
  readonly settings: FormSettings;
  /** Whether the block is there to collect readers, and nothing else. */
  readonly isSignUp: boolean;
  readonly check?: FormCheck;
}

/**
 * Rules beyond those of the single fields; it may put values into words.
 * @param moment with the site’s clock and locale, and the language of the visitor (BCP 47)
 */
type FormCheck = (
  values: FormValues,
  moment: SiteClock & { readonly now: number; readonly language: string },
) => { readonly values: FormValues; readonly errors: Readonly<Record<string, string>> };
