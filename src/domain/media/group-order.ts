/** In which order a gallery shows what is in a folder, or has a label. */
export const GROUP_ORDERS = ['newest', 'oldest', 'name', 'hand'] as const;
export type GroupOrder = (typeof GROUP_ORDERS)[number];

interface Entry {
  readonly id: string;
  readonly image?: { readonly ref: 'media'; readonly id: string } | undefined;
  readonly caption: string;
}

interface File {
  readonly id: string;
  readonly filename: string;
  readonly caption: string;
}

/**
 * The entries of a gallery that follows a group. What the owner said of a picture in it stays with the picture; by hand,
 * their order stays too, and new pictures follow them.
 * @param files of the group, the newest first: ids begin with the time
 */
export function entriesOfGroup<E extends Entry>(
  known: readonly E[],
  files: readonly File[],
  order: GroupOrder,
): readonly (E | Entry)[] {
  const byFile = new Map(known.map((entry) => [entry.image?.id, entry]));
  const places = new Map(known.map(({ image }, index) => [image?.id, index]));
  return sortFiles(files, order, places).map(
    (file): E | Entry =>
      byFile.get(file.id) ?? {
        id: file.id,
        image: { ref: 'media', id: file.id },
        caption: file.caption,
      },
  );
}

function sortFiles(
  files: readonly File[],
  order: GroupOrder,
  places: ReadonlyMap<string | undefined, number>,
): readonly File[] {
  if (order === 'newest') return files;
  if (order === 'oldest') return files.toReversed();
  if (order === 'name') {
    const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });
    return files.toSorted((a, b) => collator.compare(a.filename, b.filename));
  }
  const placeOf = ({ id }: File) => places.get(id) ?? places.size;
  return files.toSorted((a, b) => placeOf(a) - placeOf(b));
}
