/** Does work for many addresses at once, and never much on one host. */

const AT_ONCE = 6;
const AT_ONE_HOST = 2;

/** In the order given, as far as hosts are free. @throws what the work throws, once what is under way has ended */
export async function forEachAddress<T extends { readonly address: string }>(
  wanted: readonly T[],
  work: (each: T) => Promise<void>,
): Promise<void> {
  const waiting = Map.groupBy(wanted, ({ address }) => URL.parse(address)?.host ?? '');
  const queues = [...waiting.values()].map((each) => each.values());
  const lanes = queues.flatMap((queue) => Array.from({ length: AT_ONE_HOST }, () => queue));
  const nextLane = lanes.values();
  let isBroken = false;
  const takeLanes = async (): Promise<void> => {
    for (const lane of nextLane) {
      for (const each of lane) {
        if (isBroken) return;
        await work(each).catch((error: unknown) => {
          isBroken = true;
          throw error;
        });
      }
    }
  };
  const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, takeLanes));
  const broken = done.find((each) => each.status === 'rejected');
  if (broken) throw broken.reason;
}
