/** How often a discount was used, in words. Test orders use up a limit as others do, and say so. */

export function usedWords(used: number, limit: number | null): string {
  if (used === 0) return limit === null ? 'Not used yet' : `Not used yet, ${timesOf(limit)} at most`;
  return limit === null || limit === used ? `Used ${timesOf(used)}` : `Used ${used} of ${limit} times`;
}

export function testOrdersWords(testOrders: number): string {
  return testOrders === 1
    ? '1 of them by a test order, which counts as well'
    : `${testOrders} of them by test orders, which count as well`;
}

function timesOf(count: number): string {
  return count === 1 ? 'once' : `${count} times`;
}
