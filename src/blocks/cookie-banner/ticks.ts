/** The boxes of the banner: one for each category. */
import { isOptionalCategory, type OptionalCategory } from '#domain/consent/categories.ts';

function boxesOf(banner: HTMLElement): HTMLInputElement[] {
  return [...banner.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
}

export function tick(banner: HTMLElement, categories: readonly OptionalCategory[]): void {
  for (const box of boxesOf(banner)) box.checked = categories.some((name) => name === box.name);
}

export function ticked(banner: HTMLElement): OptionalCategory[] {
  return boxesOf(banner)
    .filter(({ checked }) => checked)
    .map(({ name }) => name)
    .filter(isOptionalCategory);
}
