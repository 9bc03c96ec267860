/** What the files of an export say of each other: ids are there once, and nothing stands below what is missing. */
import type { CollectionFile, CommentEntry, DocumentFile, MediaEntry, RedirectEntry } from './format.ts';
import type { FormEntry, SubmissionEntry } from './forms-format.ts';
import { FILES } from './layout.ts';
import type { ListEntry, MemberEntry } from './lists-format.ts';
import type { Placed, Problems } from './problems.ts';

interface Parts {
  readonly documents: readonly Placed<DocumentFile>[];
  readonly collections: readonly Placed<CollectionFile>[];
  readonly redirects: readonly RedirectEntry[];
  readonly media: readonly MediaEntry[];
  readonly comments: readonly CommentEntry[];
  readonly forms: readonly FormEntry[];
  readonly submissions: readonly SubmissionEntry[] | undefined;
  readonly lists: readonly ListEntry[];
  readonly members: readonly MemberEntry[] | undefined;
}

export function checkContents(parts: Parts, problems: Problems): void {
  checkIds(parts, problems);
  checkAddresses(parts, problems);
  checkPlaces(parts, problems);
  checkSources(parts, problems);
  checkForms(parts, problems);
  checkLists(parts, problems);
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

function checkIds({ documents, collections, redirects, media, comments }: Parts, problems: Problems): void {
  const ids = new Seen(problems, 'the id');
  const revisions = new Seen(problems, 'a version');
  for (const { file, value } of [...documents, ...collections]) ids.see(value.id, file, 'id');
  for (const [index, { id }] of redirects.entries()) ids.see(id, FILES.redirects, `${index}.id`);
  for (const [index, { id }] of media.entries()) ids.see(id, FILES.media, `${index}.id`);
  for (const [index, { id }] of comments.entries()) ids.see(id, FILES.comments, `${index}.id`);
  for (const { file, value } of documents) {
    const own = new Set(
      [value.published, value.draft, value.schedule?.version].map((each) => each?.revision),
    );
    for (const revision of own) revisions.see(revision ?? null, file, 'revision');
  }
}

function checkAddresses({ documents, redirects }: Parts, problems: Problems): void {
  const addresses = new Seen(problems, 'the address');
  for (const { file, value } of documents) addresses.see(value.path, file, 'path');
  const redirected = new Seen(problems, 'the origin');
  for (const [index, { from }] of redirects.entries()) redirected.see(from, FILES.redirects, `${index}.from`);
}

/** Documents stand below documents and in collections that are part of the export. */
function checkPlaces({ documents, collections, comments }: Parts, problems: Problems): void {
  const documentIds = new Set(documents.map(({ value }) => value.id));
  const collectionIds = new Set(collections.map(({ value }) => value.id));
  for (const { file, value } of documents) {
    if (value.collection && !collectionIds.has(value.collection.id))
      problems.add(file, 'collection.id', 'is a collection that is not in this export');
    if (value.kind === 'item' && !value.collection)
      problems.add(file, 'collection', 'is missing: an item stands in a collection');
  }
  for (const [index, { document }] of comments.entries()) {
    if (!documentIds.has(document.id))
      problems.add(FILES.comments, `${index}.document.id`, 'is a page or post that is not in this export');
  }
}

/** Where an import took something from is known once: by it a repeated import finds what it made. */
function checkSources({ documents, media, comments }: Parts, problems: Problems): void {
  const sources = new Seen(problems, 'the source');
  for (const { file, value } of documents) sources.see(value.source, file, 'source');
  const ofMedia = new Seen(problems, 'the source');
  for (const [index, { source }] of media.entries()) ofMedia.see(source, FILES.media, `${index}.source`);
  const ofComments = new Seen(problems, 'the source');
  for (const [index, { source }] of comments.entries())
    ofComments.see(source, FILES.comments, `${index}.source`);
}

function checkForms({ forms, submissions = [] }: Parts, problems: Problems): void {
  const formIds = new Seen(problems, 'the form');
  for (const [index, { form }] of forms.entries()) formIds.see(form, FILES.forms, `${index}.form`);
  const ids = new Seen(problems, 'the id');
  const keys = new Seen(problems, 'the key');
  for (const [index, { id, key, notes, files }] of submissions.entries()) {
    const place = `line ${index + 1}`;
    for (const each of [id, ...[...notes, ...files].map((part) => part.id)])
      ids.see(each, FILES.submissions, `${place}.id`);
    keys.see(key, FILES.submissions, `${place}.key`);
  }
}

function checkLists({ forms, lists, members = [] }: Parts, problems: Problems): void {
  const ids = new Seen(problems, 'the id');
  for (const [index, { id }] of lists.entries()) ids.see(id, FILES.lists, `${index}.id`);
  const listIds = new Set(lists.map(({ id }) => id));
  const missing = 'is a list that is not in this export';
  for (const [index, { id, list }] of members.entries()) {
    ids.see(id, FILES.members, `line ${index + 1}.id`);
    if (!listIds.has(list.id)) problems.add(FILES.members, `line ${index + 1}.list.id`, missing);
  }
  for (const [index, { list }] of forms.entries()) {
    const id = typeof list === 'object' ? list['list'] : null;
    if (typeof id === 'string' && !listIds.has(id)) problems.add(FILES.forms, `${index}.list.list`, missing);
  }
}
