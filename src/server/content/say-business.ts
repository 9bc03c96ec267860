/** Pages say what the settings know of the business: its address, hours and contacts. */
import { type Business, businessSchema } from '#domain/settings/business.ts';
import {
  type BusinessWords,
  saidBefore,
  sayOnPage,
  wordsOfBusiness,
} from '#domain/settings/business-words.ts';
import type { SaidOnPages } from '#domain/settings/calls.ts';
import { ANY_FORM, addressLines } from '#domain/store/settings/address-form.ts';
import type { Actor, Deps } from '../deps.ts';
import { findAddressForm } from '../kernel/addresses/address-forms.ts';
import { listDraftsSaying } from '../kernel/documents/queries-drafts.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { editDocument } from './edit-document.ts';
import { publishDocument } from './publish-document.ts';

type CommandDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

/**
 * Where nothing waits to be published, visitors see it at once, as with other settings.
 *
 * @param before what pages may say, besides the sample words
 */
export async function sayBusiness(
  deps: CommandDeps,
  actor: Actor,
  { siteId, before }: { readonly siteId: string; readonly before: Business | undefined },
): Promise<SaidOnPages> {
  const settings = await findSiteSettings(deps.db.read, siteId);
  const locale = settings?.locale ?? 'en';
  const [old, now] = [wordsOf(before, locale), wordsOf(settings?.business, locale)];
  const said = { published: 0, drafts: 0 };
  const kinds = ['page', 'item', 'footer'] as const;
  for (const page of await listDraftsSaying(deps.db.read, siteId, kinds, saidBefore(old, now))) {
    const operations = sayOnPage(page.body, old, now);
    if (operations.length === 0) continue;
    const address = { siteId, documentId: page.id };
    const edited = await editDocument(deps, actor, { ...address, baseId: page.draftId, operations });
    // A page that could not be saved otherwise either: its checks say so.
    if (edited.kind !== 'saved') continue;
    if (page.isPublished) await publishDocument(deps, address);
    said[page.isPublished ? 'published' : 'drafts'] += 1;
  }
  return said;
}

function wordsOf(business: Business = businessSchema.parse({}), locale: string): BusinessWords {
  return wordsOfBusiness(business, { locale, town: townOf(business) });
}

/** Without the country, which readers of the page know. */
function townOf({ country, postalCode, city }: Business): string {
  const town = { name: '', line1: '', line2: '', postalCode, city, region: '', country: '' };
  return addressLines(town, findAddressForm(country) ?? ANY_FORM).join(', ');
}
