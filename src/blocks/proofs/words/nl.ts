import type { ProofsMessages, ScriptMessages } from './en.ts';

export const nl: ProofsMessages = {
  upTo: 'Kies tot {maximum} favorieten.',
  chosen: 'Gekozen',
};

export const inScript: ScriptMessages = {
  left: 'Nog {left} van {maximum}',
  full: 'Je hebt alle {maximum} gekozen. Verwijder er een om een andere te kiezen.',
};
