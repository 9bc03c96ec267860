/**
 * Two ways to pay, of which one is chosen: a radio group. Which one is seen is the style sheet’s affair, so that it
 * works without this; here the choice is told to those who do not see it.
 */

/**
 * @param root holds radio inputs, and for each a `[data-price-for]` of its value
 * @param status a live region; says the words of what was chosen
 * @returns the undo
 */
export function mountPriceToggle(root: HTMLElement, status: HTMLElement): () => void {
  const say = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio') return;
    const shown = root.querySelector(`[data-price-for="${CSS.escape(target.value)}"] [data-price]`);
    status.textContent = shown?.textContent?.trim() ?? '';
  };
  root.addEventListener('change', say);
  return () => {
    root.removeEventListener('change', say);
    status.textContent = '';
  };
}
