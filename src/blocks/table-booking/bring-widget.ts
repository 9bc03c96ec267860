/** How a provider's widget comes, or does not: to the console alone (ERRS-18), since nobody here can mend a provider. */

export type WidgetState = 'loading' | 'loaded' | 'failed';

/** Never rejects. */
export async function bringWidget(
  load: () => Promise<void>,
  show: (state: WidgetState) => void,
): Promise<void> {
  show('loading');
  try {
    await load();
    show('loaded');
  } catch (error) {
    console.error('[vitrine] table-booking:', error);
    show('failed');
  }
}
