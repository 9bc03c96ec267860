/**
 * A history that can be read: what was published or named stands for itself, and the saves in between are folded
 * into the sittings they were made in.
 */
import { MINUTE_MS } from '../time.ts';

export interface VersionFacts {
  readonly id: string;
  readonly author: string;
  readonly createdAt: number;
  readonly name: string | null;
  /** It was published or named. */
  readonly isKept: boolean;
}

export interface HistoryRow<Version extends VersionFacts = VersionFacts> {
  /** Newest first, at least one. */
  readonly versions: readonly [Version, ...Version[]];
  /** Published or named, not just a sitting. */
  readonly isMilestone: boolean;
  /**
   * What it is compared with: a milestone with the one before it, a sitting with what it began from. Null for the
   * oldest version.
   */
  readonly beforeId: string | null;
}

/** Longer without a save, and another sitting has begun. */
const PAUSE_MS = 30 * MINUTE_MS;

/** @param versions newest first */
export function groupVersions<Version extends VersionFacts>(
  versions: readonly Version[],
): HistoryRow<Version>[] {
  const groups: [Version, ...Version[]][] = [];
  for (const version of versions) {
    const group = groups.at(-1);
    if (group && isOneSitting(group[group.length - 1] ?? group[0], version)) group.push(version);
    else groups.push([version]);
  }
  return groups.map((group, index) => {
    const isMilestone = group[0].isKept;
    const before = isMilestone ? milestoneBefore(groups, index) : (groups[index + 1]?.[0] ?? firstOf(group));
    return { versions: group, isMilestone, beforeId: before?.id ?? null };
  });
}

/** The milestone before; the very first version where there is none. */
function milestoneBefore<Version extends VersionFacts>(
  groups: readonly (readonly [Version, ...Version[]])[],
  index: number,
): Version | undefined {
  const older = groups.slice(index + 1);
  return older.find(([{ isKept }]) => isKept)?.[0] ?? older.at(-1)?.at(-1);
}

/** What the very first sitting began with. */
function firstOf<Version>(group: readonly Version[]): Version | undefined {
  return group.length > 1 ? group.at(-1) : undefined;
}

function isOneSitting(later: VersionFacts, earlier: VersionFacts): boolean {
  return (
    !later.isKept &&
    !earlier.isKept &&
    later.author === earlier.author &&
    later.createdAt - earlier.createdAt < PAUSE_MS
  );
}
