/** Whether a visitor may pay now: wherever something can be paid, cards are tried out. */
import type { Common } from '../../feature.ts';
import type { CardTesting } from './card-testing.ts';

interface PayingDeps extends Pick<Common, 'captcha'> {
  readonly cards: CardTesting;
}

export async function asksCaptcha(
  { cards, captcha }: PayingDeps,
  siteId: string,
  sender: string,
): Promise<boolean> {
  return cards.asksCaptcha(siteId, sender) && (await captcha.isOffered(siteId));
}

interface Paying {
  readonly siteId: string;
  readonly sender: string;
  /** Empty where the form had none. */
  readonly captchaKey: string;
}

/** @returns undefined if it may go on */
export async function refusePayment(
  deps: PayingDeps,
  { siteId, sender, captchaKey }: Paying,
): Promise<'tooMany' | 'captcha' | undefined> {
  const isAsked = await asksCaptcha(deps, siteId, sender);
  if (!deps.cards.mayPay(siteId, sender, isAsked)) return 'tooMany';
  return isAsked && !(await deps.captcha.hasPassed(siteId, captchaKey)) ? 'captcha' : undefined;
}
