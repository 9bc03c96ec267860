/** Pictures that are put before a client at once. */
export const MAX_PROOFS = 500;
