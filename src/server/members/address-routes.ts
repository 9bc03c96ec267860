/** Addresses that a member saves: added, changed, deleted, and which of them comes first. */
import type { Hono } from 'hono';
import { MOST_ADDRESSES, type SavedAddress, withAddress, withDefault } from '#domain/members/addresses.ts';
import { changeSavedAddress } from '#domain/members/calls-visitor.ts';
import { ADDRESS, ADDRESS_PAGE_PATH, SHOWN_COUNTRY, SIGN_IN_PATH } from '#domain/members/contract.ts';
import { memberWords } from '#domain/members/words/words.ts';
import { storable } from '#domain/storable.ts';
import {
  addressErrors,
  type CheckoutErrors,
  NO_ENTRIES,
  readCheckout,
} from '#domain/store/cart/checkout-entries.ts';
import { type Address, ANY_FORM, fitAddress } from '#domain/store/settings/address-form.ts';
import { SavedAddressPage } from '#site/members/address-page.tsx';
import type { Fields } from '../http/read-sent.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { COUNTRY_CODES, findAddressForm } from '../kernel/addresses/address-forms.ts';
import { type AnswerMember, done, type Refusal } from './answer-member.ts';
import { answerPage } from './answer-page.ts';
import { addressesOf, changeMember, findMember } from './queries.ts';
import { findSignedIn, type SignedInMember, type SiteContext } from './sessions.ts';
import { type MemberVisitorDeps, showMemberPage } from './visitor-deps.ts';

export function addressRoutes(
  deps: MemberVisitorDeps,
  app: Hono<SiteEnvironment>,
  answer: AnswerMember,
): void {
  answerPage(deps, app, ADDRESS_PAGE_PATH, async (context) => {
    const signedIn = await findSignedIn(deps, context);
    if (!signedIn) return context.redirect(SIGN_IN_PATH, 303);
    const id = context.req.query(ADDRESS);
    const saved = addressesOf(signedIn.member).find((each) => each.id === id);
    const address = saved?.address ?? { ...NO_ENTRIES.address, name: signedIn.member.name };
    return show(deps, context, { id: saved?.id ?? '', address, errors: {}, status: 200 });
  });
  answer(changeSavedAddress, async (context, signedIn, fields) => {
    const id = storable(fields[ADDRESS] ?? '').slice(0, 40);
    if (fields['step'] === 'delete')
      return keep(deps, context, signedIn, (saved) => saved.filter((each) => each.id !== id));
    if (fields['step'] === 'default') return keep(deps, context, signedIn, (saved) => withDefault(saved, id));
    return save(deps, context, signedIn, { id, fields });
  });
}

async function save(
  deps: MemberVisitorDeps,
  context: SiteContext,
  signedIn: SignedInMember,
  { id, fields }: { readonly id: string; readonly fields: Fields },
) {
  const { address } = readCheckout(fields);
  const form = findAddressForm(address.country);
  // Without scripts, a country that was changed brings the page back with the parts that it writes.
  if (form && address.country !== fields[SHOWN_COUNTRY])
    return show(deps, context, { id, address, errors: {}, status: 200 });
  const { locale } = context.get('site');
  const errors = addressErrors(address, form, { isSent: true, locale });
  if (Object.keys(errors).length > 0) return show(deps, context, { id, address, errors, status: 422 });
  const fitting = fitAddress(address, form);
  return keep(deps, context, signedIn, (saved) => {
    const known = saved.some((each) => each.id === id);
    return withAddress(saved, { id: known ? id : deps.newId(), address: fitting });
  });
}

/** @param change returns undefined where there are too many */
async function keep(
  deps: MemberVisitorDeps,
  context: SiteContext,
  { member: { id, siteId } }: SignedInMember,
  change: (saved: readonly SavedAddress[]) => readonly SavedAddress[] | undefined,
) {
  const isKept = await deps.db.write(async (tx) => {
    const member = await findMember(tx, siteId, id);
    const saved = member && change(addressesOf(member));
    if (saved) await changeMember(tx, id, { addresses: JSON.stringify(saved) });
    return saved !== undefined;
  });
  const message = memberWords(context.get('site').locale)('tooManyAddresses', { count: MOST_ADDRESSES });
  return isKept ? done('saved') : ({ kind: 'refused', status: 409, message } satisfies Refusal);
}

interface Shown {
  /** Empty for a new one. */
  readonly id: string;
  readonly address: Address;
  readonly errors: CheckoutErrors;
  readonly status: number;
}

function show(
  deps: MemberVisitorDeps,
  context: SiteContext,
  { id, address, errors, status }: Shown,
): Promise<Response> {
  const { locale } = context.get('site');
  const form = findAddressForm(address.country) ?? ANY_FORM;
  return showMemberPage(deps, context, {
    path: ADDRESS_PAGE_PATH,
    title: memberWords(locale)(id === '' ? 'addAddress' : 'saveAddress'),
    status,
    content: SavedAddressPage({
      ...{ id, errors, form, locale, countries: COUNTRY_CODES },
      entries: { ...NO_ENTRIES, address },
    }),
  });
}
