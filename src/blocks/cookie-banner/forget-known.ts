/** After a refusal: forgets what known services left from other pages of the site, which this page says nothing of. */
import type { OptionalCategory } from '#domain/consent/categories.ts';
import { keeperOf } from '#domain/consent/services.ts';
import { forgetAll } from './forget.ts';

export function forgetKnown(allowed: readonly OptionalCategory[]): void {
  forgetAll((name) => {
    const keeper = keeperOf(name);
    return keeper !== undefined && !allowed.includes(keeper.category);
  });
}
