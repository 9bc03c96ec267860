/** What the files of an export say of each other: ids are there once, and nothing stands below what is missing. */
import type { MovedRows } from '../../kernel/moves/moved-rows.ts';
import type { CollectionFile, DocumentFile, MediaEntry, SiteContents } from './format.ts';
import { FILES } from './layout.ts';
import type { Placed, Problems } from './problems.ts';

interface Parts extends Pick<SiteContents, 'rows'> {
  readonly documents: readonly Placed<DocumentFile>[];
  readonly collections: readonly Placed<CollectionFile>[];
  readonly media: readonly MediaEntry[];
}

export function checkContents(parts: Parts, moved: readonly MovedRows[], problems: Problems): void {
  const ids = new Seen(problems, 'the id');
  checkIds(parts, ids, problems);
  checkAddresses(parts, problems);
  checkPlaces(parts, problems);
  checkSources(parts, problems);
  const documentIds = new Set(parts.documents.map(({ value }) => value.id));
  const entriesIn = (file: string) => parts.rows.get(file) ?? [];
  for (const { file, check } of moved)
    check?.(entriesIn(file), {
      documentIds,
      keysIn: (other) => {
        const keyOf = moved.find((each) => each.file === other)?.keyOf;
        return new Set(entriesIn(other).map((entry) => keyOf?.(entry) ?? ''));
      },
      add: (place, message) => problems.add(file, place, message),
      seeId: (id, place) => ids.see(id, file, place),
      once: (what) => {
        const seen = new Seen(problems, what);
        return (value, place) => seen.see(value, file, place);
      },
    });
}

/** Remembers what it is shown; the second time it names where the first was. */
class Seen {
  readonly #files = new Map<string, string>();
  readonly #problems: Problems;
  readonly #what: string;

  constructor(problems: Problems, what: string) {
    this.#problems = problems;
    this.#what = what;
  }

  see(value: string | null, file: string, place: string): void {
    if (value === null) return;
    const first = this.#files.get(value);
    if (first !== undefined)
      this.#problems.add(file, place, `is ${value}, ${this.#what} of ${first} already`);
    else this.#files.set(value, file);
  }
}

function checkIds({ documents, collections, media }: Parts, ids: Seen, problems: Problems): void {
  const revisions = new Seen(problems, 'a version');
  for (const { file, value } of [...documents, ...collections]) ids.see(value.id, file, 'id');
  for (const [index, { id }] of media.entries()) ids.see(id, FILES.media, `${index}.id`);
  for (const { file, value } of documents) {
    const own = new Set(
      [value.published, value.draft, value.schedule?.version].map((each) => each?.revision),
    );
    for (const revision of own) revisions.see(revision ?? null, file, 'revision');
  }
}

function checkAddresses({ documents }: Parts, problems: Problems): void {
  const addresses = new Seen(problems, 'the address');
  for (const { file, value } of documents) addresses.see(value.path, file, 'path');
}

/** Documents stand in collections that are part of the export. */
function checkPlaces({ documents, collections }: Parts, problems: Problems): void {
  const collectionIds = new Set(collections.map(({ value }) => value.id));
  for (const { file, value } of documents) {
    if (value.collection && !collectionIds.has(value.collection.id))
      problems.add(file, 'collection.id', 'is a collection that is not in this export');
    if (value.kind === 'item' && !value.collection)
      problems.add(file, 'collection', 'is missing. An item belongs to a collection');
  }
}

/** Where an import took something from is known once: by it a repeated import finds what it made. */
function checkSources({ documents, media }: Parts, problems: Problems): void {
  const sources = new Seen(problems, 'the source');
  for (const { file, value } of documents) sources.see(value.source, file, 'source');
  const ofMedia = new Seen(problems, 'the source');
  for (const [index, { source }] of media.entries()) ofMedia.see(source, FILES.media, `${index}.source`);
}
