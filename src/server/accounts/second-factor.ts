/** What an account has to answer after its password. Whoever keeps second factors supplies this. */
import type { SecondFactorChallenge } from '#domain/accounts/calls.ts';

export interface SecondFactorQuestion {
  readonly accountId: string;
  /** Carried along, so that the session can be opened once the question is answered. */
  readonly isRemembered: boolean;
}

/** The challenge as the sign-in page is told it, or null where the account has no second factor. */
export type AskSecondFactor = (question: SecondFactorQuestion) => Promise<SecondFactorChallenge | null>;
