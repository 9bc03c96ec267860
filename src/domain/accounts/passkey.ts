/** What browsers send about passkeys, of owners and of members. */
import { z } from 'zod';

export const MAX_PASSKEY_NAME = 60;

/** What the browser's passkey calls give; checked field by field where it is verified. */
export const passkeyCredential = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(20_000) }),
});

export const passkeyName = z.string().trim().min(1, 'Enter a name for the passkey.').max(MAX_PASSKEY_NAME);
