/** Holds every block's island to the contract's other half: its undo leaves nothing behind. */
import { expect, expectMounted, test } from './support/block-test.ts';

/** Counts the listeners and timers that are alive, from before the first script on. */
const COUNT_THE_LIVING = () => {
  const alive = new Map<string, () => boolean>();
  const nameOf = (target: EventTarget, type: string, listener: unknown, capture: boolean) => {
    ids.set(target, ids.get(target) ?? ids.size);
    ids.set(listener as object, ids.get(listener as object) ?? ids.size);
    return `${type} on ${target.constructor.name} #${ids.get(target)} by #${ids.get(listener as object)} ${capture}`;
  };
  const ids = new Map<object, number>();
  const capture = (options?: boolean | AddEventListenerOptions) =>
    typeof options === 'boolean' ? options : (options?.capture ?? false);
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, listener, options) {
    const signal = typeof options === 'object' ? options.signal : undefined;
    // Signals listen to one another inside the browser's own code only.
    if (listener) alive.set(nameOf(this, type, listener, capture(options)), () => signal?.aborted !== true);
    addEventListener.call(this, type, listener, options);
  };
  EventTarget.prototype.removeEventListener = function (type, listener, options) {
    if (listener) alive.delete(nameOf(this, type, listener, capture(options as AddEventListenerOptions)));
    removeEventListener.call(this, type, listener, options);
  };
  const { setTimeout, clearTimeout } = window;
  Object.assign(window, {
    setTimeout: (run: () => void, ...rest: unknown[]) => {
      const id = setTimeout(
        () => {
          alive.delete(`timer ${id}`);
          run();
        },
        ...(rest as [number]),
      );
      alive.set(`timer ${id}`, () => true);
      return id;
    },
    clearTimeout: (id: number) => {
      alive.delete(`timer ${id}`);
      clearTimeout(id);
    },
    theLiving: () => [...alive].filter(([, isAlive]) => isAlive()).map(([name]) => name),
  });
};

test('SITE-58 every island’s undo leaves the markup as it was, and no listener or timer', async ({
  blocks,
  page,
  renderer,
}) => {
  test.slow();
  await page.addInitScript(COUNT_THE_LIVING);
  const types = renderer.typesWithIslands();
  expect(types).toEqual(expect.arrayContaining(['audio', 'calendar', 'chart', 'search', 'share-buttons']));
  for (const type of types) {
    await blocks.open({ type });
    const markup = () =>
      page.evaluate(() => document.querySelector('[data-block]')?.outerHTML.replaceAll(' class=""', ''));
    await page.evaluate(() => Reflect.get(window, 'vitrine').destroy());
    const [before, bare] = [await markup(), await page.evaluate(() => Reflect.get(window, 'theLiving')())];
    await page.evaluate(() => Reflect.get(window, 'vitrine').markReady());
    await page.locator('[data-block]').hover();
    await expectMounted(page);
    await page.evaluate(() => Reflect.get(window, 'vitrine').destroy());
    expect(await markup(), type).toBe(before);
    expect(await page.evaluate(() => Reflect.get(window, 'theLiving')()), type).toEqual(bare);
  }
});
