/** Enters whoever signs up by a form for the list the owner chose; for a newsletter block without a choice, for the first. */

import type { FormSubmission } from '#domain/forms/calls-inbox.ts';
import type { WaitingSubmission } from '#domain/forms/submission.ts';
import type { FormListChoice } from '#domain/lists/calls.ts';
import { personIn } from '#domain/lists/form-list.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Once } from '../jobs/once.ts';
import type { SiteAddress } from '../kernel/sites/site-address.ts';
import { type EnterDeps, enterMember } from './enter-member.ts';
import { findFirstList, findList, insertList } from './queries.ts';
import { findFormList } from './queries-links.ts';

const FIRST_LIST = 'Newsletter';
const ANY: Pick<FormListChoice, 'fieldId' | 'consentFieldId'> = { fieldId: '', consentFieldId: '' };

export interface ListFollowerDeps extends EnterDeps, Pick<Deps, 'db'> {
  readonly siteAddress: (siteId: string) => Promise<SiteAddress>;
  /** Whether the form is there to collect readers, and nothing else. */
  readonly isSignUp: (submission: FormSubmission) => Promise<boolean>;
}

export function listFollower(deps: ListFollowerDeps) {
  return async (submission: WaitingSubmission, once: Once) => {
    const { siteId, formId, pageId, formName, pagePath, content, sender, language } = submission;
    const choice = await once(`list ${formId}`, () => findFormList(deps.db.read, siteId, formId));
    const isSignUp = () => once(`sign-up ${formId} ${pageId}`, () => deps.isSignUp(submission));
    if (choice ? choice.listId === null : !(await isSignUp())) return undefined;
    const person = personIn(content, choice ?? ANY);
    if (!person) return undefined;
    const site = await deps.siteAddress(siteId);
    return async (tx: Queryable) => {
      const list = await listOf(tx, deps, siteId, choice?.listId ?? undefined);
      if (!list) return;
      const source = { kind: 'form', formName, pagePath } as const;
      const from = { source, sender, language, hasConsent: false };
      await enterMember(tx, deps, { siteId, site, list, ...person, ...from });
    };
  };
}

async function listOf(tx: Queryable, deps: EnterDeps, siteId: string, listId: string | undefined) {
  if (listId !== undefined) return findList(tx, siteId, listId);
  const first = await findFirstList(tx, siteId);
  if (first) return first;
  const made = { id: deps.newId(), siteId, name: FIRST_LIST, createdAt: deps.now() };
  await insertList(tx, made);
  return made;
}
