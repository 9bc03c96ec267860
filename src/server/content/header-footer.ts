/** Header and footer together, as one thing to read and to save: both are saved or neither. */
import type { HeaderFooter, HeaderFooterChange } from '#domain/content/calls-header-footer.ts';
import type { Queryable } from '../db/schema.ts';
import type { Actor, Deps } from '../deps.ts';
import { findRevision, findSystemDocument } from '../kernel/documents/queries.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import { checkBody } from './check-body.ts';
import { replaceDraft } from './replace-draft.ts';
import { stampBody } from './stamp-body.ts';

const PARTS = ['header', 'footer'] as const;
type Part = (typeof PARTS)[number];

export type HeaderFooterSaved =
  | { readonly kind: 'saved'; readonly current: HeaderFooter }
  /** Somebody has saved since: what stands there now. */
  | { readonly kind: 'conflict'; readonly message: string; readonly current: HeaderFooter }
  | { readonly kind: 'invalid' | 'missing'; readonly message: string };

interface Loaded {
  readonly document: DocumentRecord;
  readonly view: HeaderFooter[Part];
}

export async function readHeaderFooter(db: Queryable, siteId: string): Promise<HeaderFooter | undefined> {
  const loaded = await loadParts(db, siteId);
  return loaded && { header: loaded.header.view, footer: loaded.footer.view };
}

export async function saveHeaderFooter(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  actor: Actor,
  input: { readonly siteId: string } & HeaderFooterChange,
): Promise<HeaderFooterSaved> {
  return deps.db.write(async (tx): Promise<HeaderFooterSaved> => {
    const loaded = await loadParts(tx, input.siteId);
    if (!loaded) return { kind: 'missing', message: 'This site does not exist.' };
    const current = { header: loaded.header.view, footer: loaded.footer.view };
    const stale = PARTS.filter((part) => input[part].baseId !== current[part].revisionId);
    if (stale.length > 0) {
      const message = `The ${stale.join(' and the ')} changed since you opened it. Check both and save again.`;
      return { kind: 'conflict', message, current };
    }
    const [problem] = PARTS.flatMap((part) => {
      const invalid = checkBody(stampBody(current[part].body, input[part].body, actor));
      return invalid ? [`${part}: ${invalid}`] : [];
    });
    if (problem) return { kind: 'invalid', message: problem };
    for (const part of PARTS)
      await replaceDraft(tx, deps, { document: loaded[part].document, actor, body: input[part].body });
    const saved = await readHeaderFooter(tx, input.siteId);
    return saved
      ? { kind: 'saved', current: saved }
      : { kind: 'missing', message: 'This site does not exist.' };
  });
}

async function loadParts(db: Queryable, siteId: string): Promise<Record<Part, Loaded> | undefined> {
  const header = await loadPart(db, siteId, 'header');
  const footer = await loadPart(db, siteId, 'footer');
  return header && footer && { header, footer };
}

async function loadPart(db: Queryable, siteId: string, part: Part): Promise<Loaded | undefined> {
  const document = await findSystemDocument(db, siteId, part);
  const draft = document?.draftId ? await findRevision(db, siteId, document.draftId) : undefined;
  if (!document || !draft) return undefined;
  const { id: revisionId, body } = draft;
  const isPublished = document.publishedId === revisionId;
  return { document, view: { documentId: document.id, revisionId, isPublished, body } };
}
