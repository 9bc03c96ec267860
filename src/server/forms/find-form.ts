/** Which form a submission is for, as it is published now. Kept by the site's version: it changes with each publishing. */
import { definitions } from '#blocks/definitions.ts';
import { byType, parseProps } from '#domain/block.ts';
import { type BookingSettings, bookingForm, checkBooking } from '#domain/booking/booking-form.ts';
import type { Block, Body } from '#domain/content/content.ts';
import type { CaptchaProvider } from '#domain/forms/captcha-services.ts';
import type { FormSettings, FormValues } from '#domain/forms/form.ts';
import type { FormLimits, SiteClock } from '#domain/forms/limits.ts';
import { type NewsletterSettings, newsletterForm } from '#domain/forms/newsletter.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { SiteEntry } from '../http/site-environment.ts';
import { findPublishedPart, listPagesShowing, listSharedParts, type PublishedPart } from './queries.ts';
import { findCaptchaProvider } from './queries-captcha.ts';
import { findFormLimits } from './queries-limits.ts';

/** Rules beyond those of the single fields; it may put values into words. */
type FormCheck = (
  values: FormValues,
  moment: SiteClock & { readonly now: number },
) => { readonly values: FormValues; readonly errors: Readonly<Record<string, string>> };

interface BlockForm {
  readonly settings: FormSettings;
  /** Whether the block is there to collect readers, and nothing else. */
  readonly isSignUp: boolean;
  readonly check?: FormCheck;
}

/** Whether the visitor has given the password of a page. */
export type MaySee = (documentId: string, passwordHash: string) => boolean;

interface PageLock {
  readonly documentId: string;
  readonly passwordHash: string;
}

export interface FoundForm extends BlockForm {
  /** Path of the page it stands on; undefined for what pages share. */
  readonly pagePath: string | undefined;
  /** Of the pages that show it; none where one of them is open to all. */
  readonly locks: readonly PageLock[];
  /** Whether a page shows it at all. */
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

const MAX_KEPT = 500;
/** The form of a block, by the block's type. */
const FORMS: Readonly<Record<string, (props: never) => BlockForm | undefined>> = byType({
  form: (settings: FormSettings) => ({ settings, isSignUp: false }),
  newsletter: (props: NewsletterSettings) => ({ settings: newsletterForm(props), isSignUp: true }),
  'table-booking': (props: BookingSettings) => {
    const settings = bookingForm(props);
    const check: FormCheck = (values, moment) => checkBooking(props, values, moment);
    return settings && { settings, isSignUp: false, check };
  },
});
/** The types of blocks that hold a form. */
export const FORM_BLOCKS = Object.keys(FORMS);

export class FormFinder {
  readonly #db: Deps['db'];
  readonly #kept = new Map<string, FoundForm>();

  constructor(deps: Pick<Deps, 'db'>) {
    this.#db = deps.db;
  }

  async find(site: SiteEntry, { formId, pageId }: FormAddress): Promise<FoundForm | undefined> {
    const key = `${site.id} ${site.version} ${pageId} ${formId}`;
    const kept = this.#kept.get(key);
    if (kept) return kept;
    const form = await readPublishedForm(this.#db.read, site.id, { formId, pageId });
    if (!form?.isShown) return undefined;
    const captcha = await findCaptchaProvider(this.#db.read, site.id);
    const limits = await findFormLimits(this.#db.read, site.id, formId);
    const found = { ...form, captcha, limits };
    this.#kept.set(key, found);
    if (this.#kept.size > MAX_KEPT) this.#kept.delete(this.#kept.keys().next().value ?? '');
    return found;
  }
}

export async function readPublishedForm(
  db: Queryable,
  siteId: string,
  { formId, pageId }: FormAddress,
): Promise<Omit<FoundForm, 'captcha' | 'limits'> | undefined> {
  const page = pageId === '' ? undefined : await findPublishedPart(db, siteId, pageId);
  const own = page && formInBody(page.body, formId);
  if (own) return { ...own, pagePath: page.path ?? undefined, locks: locksOf([page]), isShown: page.isShown };
  for (const part of await listSharedParts(db, siteId)) {
    const shared = formInBody(part.body, formId);
    if (!shared) continue;
    // A header or footer stands on the lock screen too.
    const pages = part.kind === 'section' ? await listPagesShowing(db, siteId, part.id) : [part];
    return { ...shared, pagePath: undefined, locks: locksOf(pages), isShown: pages.length > 0 };
  }
  return undefined;
}

function locksOf(pages: readonly PublishedPart[]): PageLock[] {
  const locks = pages.flatMap(({ id: documentId, passwordHash }) =>
    passwordHash === undefined ? [] : [{ documentId, passwordHash }],
  );
  return locks.length === pages.length ? locks : [];
}

/** Whoever may see a page that shows the form may send it. */
export function mayFillIn({ locks }: Pick<FoundForm, 'locks'>, maySee: MaySee): boolean {
  return locks.length === 0 || locks.some(({ documentId, passwordHash }) => maySee(documentId, passwordHash));
}

export function formInBody(body: Body, formId: string): BlockForm | undefined {
  const block = body.sections.flatMap(({ blocks }) => blocks).find(({ id }) => id === formId);
  return block && formOf(block);
}

export function settingsOf(block: Block): FormSettings | undefined {
  return formOf(block)?.settings;
}

function formOf(block: Block): BlockForm | undefined {
  const definition = definitions[block.type];
  const toForm = FORMS[block.type];
  if (!definition || !toForm) return undefined;
  const parsed = parseProps(definition, block.version, block.props);
  return parsed.ok ? toForm(parsed.props as never) : undefined;
}
