/** Which form a submission is for, as it is published now. Kept by the site's version: it changes with each publishing. */
import { definitions } from '#blocks/definitions.ts';
import { parseProps } from '#domain/block.ts';
import { BoundedMap } from '#domain/bounded-map.ts';
import { type CaptchaProvider, captchaOf } from '#domain/captcha/providers.ts';
import type { Block, Body } from '#domain/content/content.ts';
import { visibleBody } from '#domain/content/visible-body.ts';
import type { BlockForm } from '#domain/forms/block-form.ts';
import type { FormLimits } from '#domain/forms/calls.ts';
import type { FormSettings } from '#domain/forms/form.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { SiteEntry } from '../http/site-environment.ts';
import { isLocked, type Lock, type MaySee } from '../kernel/documents/lock.ts';
import { isShownOverPages } from '../kernel/documents/queries-over-pages.ts';
import {
  findPublishedPart,
  listPagesShowing,
  listSharedParts,
  type ShowingPart,
} from '../kernel/documents/queries-published.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { findFormLimits } from './limits/queries.ts';

interface PageLock {
  readonly documentId: string;
  readonly lock: Lock;
}

export interface FoundForm extends BlockForm {
  /** Path of the page it stands on; undefined for what pages share. */
  readonly pagePath: string | undefined;
  /** Of the pages that show it; none where one of them is open to all. */
  readonly locks: readonly PageLock[];
  /** Whether a page shows it at all. What no visitor sees takes no entries. */
  readonly isShown: boolean;
  /** Until when, and how often, it is taken. */
  readonly limits: FormLimits;
  /** Who the site asks for a captcha; undefined where it asks for none. */
  readonly captcha: CaptchaProvider | undefined;
}

export interface FormAddress {
  readonly formId: string;
  readonly pageId: string;
}

/** Ids are shorter: longer ones are made up, and not worth keeping. */
const MAX_ID = 100;
/** The types of blocks that hold a form. */
export const FORM_BLOCKS = Object.values(definitions)
  .filter(({ form }) => form)
  .map(({ type }) => type);

type PlacedForm = Omit<FoundForm, 'captcha' | 'limits'>;

/** A block of what pages share. */
interface SharedBlock {
  readonly block: Block;
  /** Undefined for a header or footer. */
  readonly sectionId: string | undefined;
  readonly isHidden: boolean;
}
type SharedBlocks = ReadonlyMap<string, SharedBlock>;

const MAX_KEPT = 500;

export class FormFinder {
  readonly #db: Deps['db'];
  // What is not there is kept too, and by itself: made-up ids push out no form, and cost no search each.
  readonly #own = new BoundedMap<string, FoundForm>(MAX_KEPT);
  readonly #noOwn = new BoundedMap<string, true>(MAX_KEPT);
  readonly #shared = new BoundedMap<string, FoundForm | null>(MAX_KEPT);
  readonly #sharedBlocks = new BoundedMap<string, SharedBlocks>(MAX_KEPT);

  constructor(deps: Pick<Deps, 'db'>) {
    this.#db = deps.db;
  }

  async find(site: SiteEntry, { formId, pageId }: FormAddress): Promise<FoundForm | undefined> {
    if (formId.length > MAX_ID || pageId.length > MAX_ID) return undefined;
    return (await this.#findOwn(site, { formId, pageId })) ?? this.#findShared(site, formId);
  }

  async #findOwn(site: SiteEntry, { formId, pageId }: FormAddress): Promise<FoundForm | undefined> {
    const key = `${site.id} ${site.version} ${pageId} ${formId}`;
    if (this.#noOwn.get(key)) return undefined;
    const kept = this.#own.get(key);
    if (kept) return kept;
    const form = await readOwnForm(this.#db.read, site.id, { formId, pageId });
    if (form?.isShown) return this.#own.keep(key, await this.#withRules(site, formId, form));
    this.#noOwn.set(key, true);
    return undefined;
  }

  /** The same on every page. */
  async #findShared(site: SiteEntry, formId: string): Promise<FoundForm | undefined> {
    const state = `${site.id} ${site.version}`;
    const blocks =
      this.#sharedBlocks.get(state) ??
      this.#sharedBlocks.keep(state, await readSharedBlocks(this.#db.read, site.id));
    if (!blocks.has(formId)) return undefined;
    const key = `${state} ${formId}`;
    const kept = this.#shared.get(key);
    if (kept !== undefined) return kept ?? undefined;
    const form = await readSharedForm(this.#db.read, site.id, blocks.get(formId));
    const found = form?.isShown ? await this.#withRules(site, formId, form) : null;
    return this.#shared.keep(key, found) ?? undefined;
  }

  async #withRules(site: SiteEntry, formId: string, form: PlacedForm): Promise<FoundForm> {
    const settings = await findSiteSettings(this.#db.read, site.id);
    const limits = await findFormLimits(this.#db.read, site.id, formId);
    return { ...form, captcha: settings && captchaOf(settings), limits };
  }
}

export async function readPublishedForm(
  db: Queryable,
  siteId: string,
  address: FormAddress,
): Promise<PlacedForm | undefined> {
  const own = await readOwnForm(db, siteId, address);
  return own ?? readSharedForm(db, siteId, (await readSharedBlocks(db, siteId)).get(address.formId));
}

async function readOwnForm(
  db: Queryable,
  siteId: string,
  { formId, pageId }: FormAddress,
): Promise<PlacedForm | undefined> {
  const page = pageId === '' ? undefined : await findPublishedPart(db, siteId, pageId);
  const own = page && formInBody(page.body, formId);
  const isShown = page?.isShown === true && findBlock(visibleBody(page.body), formId) !== undefined;
  return own && { ...own, pagePath: page.path ?? undefined, locks: locksOf([page]), isShown };
}

async function readSharedBlocks(db: Queryable, siteId: string): Promise<SharedBlocks> {
  const blocks = new Map<string, SharedBlock>();
  for (const { id, kind, body } of await listSharedParts(db, siteId)) {
    const sectionId = kind === 'section' ? id : undefined;
    const visible = visibleBody(body);
    for (const block of body.sections.flatMap((section) => section.blocks)) {
      const isHidden = findBlock(visible, block.id) === undefined;
      if (definitions[block.type]?.form && !blocks.has(block.id))
        blocks.set(block.id, { block, sectionId, isHidden });
    }
  }
  return blocks;
}

async function readSharedForm(
  db: Queryable,
  siteId: string,
  shared: SharedBlock | undefined,
): Promise<PlacedForm | undefined> {
  const form = shared && formOf(shared.block);
  if (!form) return undefined;
  const { sectionId, isHidden } = shared;
  // A header or footer stands on the lock screen too.
  if (sectionId === undefined) return { ...form, pagePath: undefined, locks: [], isShown: !isHidden };
  // So does a popup, wherever it opens.
  if (await isShownOverPages(db, siteId, sectionId))
    return { ...form, pagePath: undefined, locks: [], isShown: !isHidden };
  const pages = await listPagesShowing(db, siteId, sectionId);
  return { ...form, pagePath: undefined, locks: locksOf(pages), isShown: !isHidden && pages.length > 0 };
}

function locksOf(pages: readonly ShowingPart[]): PageLock[] {
  const locks = pages.flatMap(({ id: documentId, lock }) => (isLocked(lock) ? [{ documentId, lock }] : []));
  return locks.length === pages.length ? locks : [];
}

/** Whoever may see a page that shows the form may send it. */
export async function mayFillIn({ locks }: Pick<FoundForm, 'locks'>, maySee: MaySee): Promise<boolean> {
  if (locks.length === 0) return true;
  for (const { documentId, lock } of locks) if (await maySee(documentId, lock)) return true;
  return false;
}

export function formInBody(body: Body, formId: string): BlockForm | undefined {
  const block = findBlock(body, formId);
  return block && formOf(block);
}

function findBlock(body: Body, blockId: string): Block | undefined {
  return body.sections.flatMap(({ blocks }) => blocks).find(({ id }) => id === blockId);
}

export function settingsOf(block: Block): FormSettings | undefined {
  return formOf(block)?.settings;
}

function formOf(block: Block): BlockForm | undefined {
  const definition = definitions[block.type];
  if (!definition?.form) return undefined;
  const parsed = parseProps(definition, block.version, block.props);
  return parsed.ok ? definition.form(parsed.props) : undefined;
}
