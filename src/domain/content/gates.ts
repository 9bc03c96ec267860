/** Which documents are not for everyone: what is set for one applies to everything below it that sets nothing itself. */
import { type Access, type Gated, isForEveryone } from '../members/access.ts';

export interface Gate {
  /** A page, folder or item; or a collection, for all its items without a gate of their own. */
  readonly targetId: string;
  readonly access: Gated;
}

interface Placed {
  readonly id: string;
  readonly parentId: string | null;
  /** What its owner has set for itself. */
  readonly access: Access | undefined;
}

interface Site {
  /** Pages and folders, and those items that set something themselves. */
  readonly documents: readonly Placed[];
  readonly collections: readonly {
    readonly id: string;
    readonly pageId: string | null;
    /** Of a course: days after which lessons open, by their ids. */
    readonly drip?: ReadonlyMap<string, number>;
  }[];
}

export function gatesOf({ documents, collections }: Site): readonly Gate[] {
  const byId = new Map(documents.map((each) => [each.id, each]));
  const found = new Map<string, Access | undefined>();
  const accessOf = (id: string | null): Access | undefined => {
    const document = id === null ? undefined : byId.get(id);
    if (!document) return undefined;
    if (!found.has(document.id)) {
      // For a tree that leads back to itself, which there should be none of.
      found.set(document.id, document.access);
      found.set(document.id, document.access ?? accessOf(document.parentId));
    }
    return found.get(document.id);
  };
  const gate = (targetId: string, access: Gated | undefined): Gate[] =>
    access === undefined ? [] : [{ targetId, access }];
  const lessons = new Map(
    collections.flatMap(({ pageId, drip = new Map<string, number>() }) =>
      [...drip].map(([id, afterDays]) => [id, delayed(accessOf(id) ?? accessOf(pageId), afterDays)] as const),
    ),
  );
  return [
    ...[...lessons].flatMap(([id, access]) => gate(id, access)),
    ...documents.flatMap(({ id }) => (lessons.has(id) ? [] : gate(id, accessOf(id)))),
    ...collections.flatMap(({ id, pageId }) => gate(id, accessOf(pageId))),
  ];
}

/** What is for everyone is open at once. */
function delayed(access: Access | undefined, afterDays: number): Gated | undefined {
  return access === undefined || isForEveryone(access) ? access : { ...access, afterDays };
}
