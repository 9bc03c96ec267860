/** Takes a submission: the rules again, the signs of spam, then one transaction for it and for what follows from it. */

import type { Captchas } from '#domain/captcha/captchas.ts';
import type { KeptValue } from '#domain/forms/calls-inbox.ts';
import { collectValues } from '#domain/forms/collect-values.ts';
import { HONEYPOT_NAME, inputName } from '#domain/forms/contract.ts';
import type { FormField, FormValues } from '#domain/forms/form.ts';
import { formTexts } from '#domain/forms/form-texts.ts';
import { closedBy } from '#domain/forms/limits.ts';
import {
  type AskedField,
  checkForm,
  keptValues,
  type ReadForm,
  readForm,
} from '#domain/forms/read-values.ts';
import { emailsIn, summarize } from '#domain/forms/summarize.ts';
import { type SpamVerdict, weighSpam } from '#domain/forms/weigh-spam.ts';
import { formWords } from '#domain/forms/words/words.ts';
import { wordsOf } from '../../db/match-words.ts';
import type { Deps } from '../../deps.ts';
import { mailSender } from '../../http/mail-sender.ts';
import type { AskedSite } from '../../http/site-environment.ts';
import { keyOfContent, type ReadKey, readKey } from '../../http/submission-key.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { MaySee } from '../../kernel/documents/lock.ts';
import type { FormFilesDeps } from '../files/form-files.ts';
import { canClaim, claim, lookUpFiles, type SentFiles } from '../files/sent-files.ts';
import { type FormFinder, type FoundForm, mayFillIn } from '../find-form.ts';
import { noticeJob, type QueuedNotices } from '../follow/notice-job.ts';
import { findSiteClock } from '../limits/queries.ts';
import { findFull, refuseClosed } from '../limits/refuse-closed.ts';
import { SET_ASIDE } from '../set-aside.ts';
import { checkCaptcha, type SubmissionVerdict } from './check-captcha.ts';
import type { Repeats } from './count-repeats.ts';
import { findSubmissionByKey, insertSubmission } from './queries.ts';
import type { PostedForm } from './read-post.ts';

export interface SubmitDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly captchas: Captchas;
  readonly secret: string;
  readonly finder: FormFinder;
  readonly repeats: Repeats;
  readonly queued: QueuedNotices;
  readonly files: FormFilesDeps;
}

export interface SubmitInput {
  readonly site: AskedSite;
  readonly post: PostedForm;
  /** Who sends it, as far as the network tells. */
  readonly address: string;
  readonly maySee: MaySee;
}

export type Submitted =
  | { readonly kind: 'stored'; readonly id: string; readonly form: FoundForm }
  | { readonly kind: 'unknown-form' }
  /** It stands behind a password that was not given. */
  | { readonly kind: 'locked' }
  /** The key is missing, too old or not ours: another one is worth a try. */
  | { readonly kind: 'key-failed' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'captcha-failed' }
  /** It takes nothing at the moment; the text says why. */
  | { readonly kind: 'closed'; readonly text: string }
  | { readonly kind: 'invalid'; readonly errors: Readonly<Record<string, string>> };

export async function submitForm(deps: SubmitDeps, input: SubmitInput): Promise<Submitted> {
  const { site, post } = input;
  const formId = post.text('formId');
  const form = await deps.finder.find(site, { formId, pageId: post.text('pageId') });
  if (!form) return { kind: 'unknown-form' };
  if (!(await mayFillIn(form, input.maySee))) return { kind: 'locked' };
  const { fields } = form.settings;
  const key = post.isBare ? undefined : readKey(deps.secret, site.id, post.text('key'), deps.now());
  if (!post.isBare && !key) return { kind: 'key-failed' };
  const closed = closedBy(form.limits, deps.now(), 0);
  if (closed) return refuseClosed(deps, site, { form, closed, key });
  const read = await readChecked(deps, input, form);
  if (!read) return { kind: 'unreadable' };
  const files = await lookUpFiles(
    deps.files,
    { siteId: site.id, formId, fields, words: formTexts(site.locale) },
    read.values,
  );
  const errors = { ...read.errors, ...files.errors, ...errorsOfFiles(post, read) };
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  const content = keptContent(fields, { ...read.values, ...files.values });
  const submissionKey = key?.id ?? keyWithoutScripts(deps, input, formId, sameness(content, files));
  const provider = form.captcha;
  const captcha = await checkCaptcha(deps.captchas, { siteId: site.id, provider, post, submissionKey });
  if (captcha === 'refused') return { kind: 'captcha-failed' };
  const verdict = judge(deps, { form, post, content, key, captcha });
  return store(deps, input, { form, formId, content, verdict, key, submissionKey, files });
}

/** The same content from the same address is the same submission: a captcha that was solved for it is good for no other. */
function keyWithoutScripts(
  { now }: SubmitDeps,
  { site, address }: SubmitInput,
  formId: string,
  same: string,
): string {
  return keyOfContent([site.id, formId, address, same], now());
}

/** What was wrong with files that came with the form itself, where they were asked for. */
function errorsOfFiles(
  { fileErrors = {} }: PostedForm,
  { values, errors }: ReadForm,
): Record<string, string> {
  const asked = Object.entries(fileErrors).filter(([id]) => id in values || id in errors);
  return Object.fromEntries(asked);
}

/** By the rules of the single fields, then by those of the form as a whole. */
async function readChecked(
  { db, now }: SubmitDeps,
  { site, post }: SubmitInput,
  { settings, check }: FoundForm,
): Promise<ReadForm | undefined> {
  const read = readEntered(settings.fields, post, site.locale);
  if (!read || !check) return read;
  const clock = await findSiteClock(db.read, site.id);
  const checked = check(read.values, { ...clock, now: now(), language: site.locale });
  return { values: checked.values, errors: { ...checked.errors, ...read.errors } };
}

function readEntered(fields: readonly FormField[], post: PostedForm, locale: string): ReadForm | undefined {
  const words = formTexts(locale);
  if (!post.isBare) return readForm(fields, post.text('form'), words);
  const values = collectValues(fields, (name) => post.entries[name] ?? [], post.pageQuery);
  return checkForm(
    fields.map((field) => asAsked(field, post)),
    values,
    words,
  );
}

/** Browsers send every box of a form: where one came for “am” or “pm”, the visitor was asked for the time in halves of a day. */
function asAsked(field: FormField, { entries }: PostedForm): AskedField {
  return { ...field, hasHalves: Object.hasOwn(entries, inputName(field.id, 'Ampm')) };
}

function keptContent(fields: readonly FormField[], values: FormValues): KeptValue[] {
  const kept = keptValues(fields, values);
  return fields.flatMap(({ id, type, label }) => {
    const value = kept[id];
    return value === undefined ? [] : [{ id, type, label, value }];
  });
}

interface ToJudge {
  readonly form: FoundForm;
  readonly post: PostedForm;
  readonly content: readonly KeptValue[];
  readonly key: ReadKey | undefined;
  readonly captcha: SubmissionVerdict;
}

function judge(deps: SubmitDeps, { form, post, content, key, captcha }: ToJudge): SpamVerdict {
  const textOf = ({ value }: KeptValue) =>
    typeof value === 'string' ? value : Object.values(value).join(' ');
  return weighSpam({
    honeypot: post.text(HONEYPOT_NAME),
    isCaptchaMissing: captcha === 'missing',
    isCaptchaUnchecked: captcha === 'unchecked',
    // One address is filled in by the browser in no time, and its owner confirms it by mail.
    filledInMs: form.isSignUp || !key ? undefined : deps.now() - key.issuedAt,
    texts: content.map(textOf),
    repeats: deps.repeats.note(content.filter(({ type }) => type === 'textarea').map(textOf)),
  });
}

interface ToStore {
  readonly form: FoundForm;
  readonly formId: string;
  readonly content: readonly KeptValue[];
  readonly verdict: SpamVerdict;
  readonly key: ReadKey | undefined;
  readonly submissionKey: string;
  readonly files: SentFiles;
}

async function store(
  deps: SubmitDeps,
  { site, post, address }: SubmitInput,
  { form, formId, content, verdict, key, submissionKey, files }: ToStore,
): Promise<Submitted> {
  const now = deps.now();
  const values = JSON.stringify(content);
  const row = {
    id: deps.newId(),
    siteId: site.id,
    formId,
    formName: form.settings.name,
    submissionKey,
    pageId: post.text('pageId').slice(0, MAX_DETAIL),
    pagePath: form.pagePath ?? post.text('pagePath').slice(0, MAX_PATH),
    details: JSON.stringify(detailsOf(post)),
    content: values,
    words: wordsOf(...content.map(summarize)),
    emails: emailsIn(content)
      .map((email) => `\n${email}\n`)
      .join(''),
    isSpam: verdict.isSpam ? 1 : 0,
    spamReasons: JSON.stringify(verdict.reasons),
    isRead: 0,
    waitsForNotice: verdict.isSpam ? SET_ASIDE : 1,
    sender: verdict.isSpam ? null : mailSender(deps.secret, site.id, address),
    locale: site.language ?? null,
    createdAt: now,
  };
  let hasQueued = false;
  const outcome = await deps.db.write(async (tx) => {
    // It may run again when the connection was lost.
    hasQueued = false;
    const closed = await findFull(tx, row, form);
    if (closed) return closed;
    // Sent once already with this key: by now the files belong to that submission.
    if (!(await canClaim(tx, files.ids, now))) return findSubmissionByKey(tx, site.id, row.submissionKey);
    const stored = await insertSubmission(tx, row);
    if (stored.isNew) await claim(tx, files.ids, stored.id);
    if (stored.isNew && !verdict.isSpam && !deps.queued.has(site.id, now)) {
      await enqueue(tx, deps, noticeJob(site.id, now));
      hasQueued = true;
    }
    return stored.id;
  });
  if (hasQueued) deps.queued.note(site.id, now);
  if (typeof outcome === 'string') return { kind: 'stored', id: outcome, form };
  if (outcome) return refuseClosed(deps, site, { form, closed: outcome, key });
  return { kind: 'invalid', errors: mapValues(files.values, () => formTexts(site.locale).gone) };
}

/** The same words and files are the same submission, though each time the files have other ids. */
function sameness(content: readonly KeptValue[], { hashes }: SentFiles): string {
  return JSON.stringify([content.filter(({ type }) => type !== 'file'), hashes]);
}

function mapValues(values: object, to: () => string): Record<string, string> {
  return Object.fromEntries(Object.keys(values).map((key) => [key, to()]));
}

const MAX_DETAIL = 200;
const MAX_PATH = 1000;
const DETAILS = [
  'collectionId',
  'contentSource',
  'isOverlayForm',
  'objectName',
  'pageTitle',
  'submitButtonText',
];

/** What the page said of itself: for reading only. */
function detailsOf(post: PostedForm): Readonly<Record<string, string>> {
  const said = DETAILS.map((name) => [name, post.text(name).slice(0, MAX_DETAIL).toWellFormed()] as const);
  return Object.fromEntries(said.filter(([, text]) => text !== ''));
}

/** What is said of a submission that was refused as a whole. */
export function refusalText(submitted: Exclude<Submitted, { kind: 'stored' }>, locale: string): string {
  const words = formTexts(locale);
  switch (submitted.kind) {
    case 'unknown-form':
      return words.status404;
    case 'locked':
      return formWords(locale)('lock.message');
    case 'key-failed':
      return words.processing;
    case 'unreadable':
      return words.parsing;
    case 'captcha-failed':
      return words.captcha;
    case 'closed':
      return submitted.text;
    case 'invalid':
      return words.invalid;
  }
}
