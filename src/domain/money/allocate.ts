/**
 * Splits an amount by weights, to the last cent: everybody has the whole units of their exact share, and what is left goes
 * to the largest remainders, ties to the earlier one. Negative amounts mirror positive ones.
 */

/** @param weights integers from 0; where all are 0 they count alike */
export function allocate(amount: number, weights: readonly number[]): number[] {
  if (amount < 0) return allocate(-amount, weights).map((share) => (share === 0 ? 0 : -share));
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (sum === 0n)
    return weights.length === 0
      ? []
      : allocate(
          amount,
          weights.map(() => 1),
        );
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight));
  const shares = exact.map((product) => Number(product / sum));
  const left = amount - shares.reduce((total, share) => total + share, 0);
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1));
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}
