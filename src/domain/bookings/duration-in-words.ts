import { bookingWords } from './words/words.ts';

/** `1 h 30 min`, as the locale has it. */
export function durationInWords(total: number, locale: string): string {
  const say = bookingWords(locale);
  const hours = Math.floor(total / 60);
  const minutes = total % 60;
  if (hours === 0) return minutes === 0 ? '' : say('minutes', { minutes });
  return minutes === 0 ? say('hours', { hours }) : say('hoursAndMinutes', { hours, minutes });
}
