import { passkeyScript } from '#domain/members/passkeys/words/words.ts';

export const scriptWords = [passkeyScript];
