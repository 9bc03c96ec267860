import type { TranslationOf } from '#domain/locale/messages.ts';

export const en = {
  free: 'Free tables',
  reserveWith: 'Reserve with {service}',
  reserve: 'Reserve a table',
  seen: 'The service can see your visit when they are shown.',
} as const;

export const inScript = { free: 'Free tables' } as const;

export type ReservationMessages = TranslationOf<typeof en>;
export type ScriptMessages = TranslationOf<typeof inScript>;
