/** Hashes of passwords that come from elsewhere. Checking one costs what the hash asks for, and a file can ask for anything. */

/** At most 2^12 rounds: a quarter of a second. */
const BCRYPT = /^\$2[aby]\$(?:0[4-9]|1[0-2])\$[./A-Za-z0-9]{53}$/;
const ARGON2 =
  /^\$argon2id?\$v=19\$m=(\d{1,5}),t=(\d{1,2}),p=[1-4]\$[A-Za-z0-9+/]{8,90}\$[A-Za-z0-9+/]{16,90}$/;
/** KiB written, over all passes: RFC 9106’s second choice, twice. */
const MOST_WORK = 400_000;

export type HashKind = 'bcrypt' | 'argon2';

/** Undefined for what can’t be checked, or costs too much. */
export function kindOfHash(hash: string): HashKind | undefined {
  if (BCRYPT.test(hash)) return 'bcrypt';
  const [, memory, passes] = ARGON2.exec(hash) ?? [];
  return Number(memory) * Number(passes) <= MOST_WORK ? 'argon2' : undefined;
}
