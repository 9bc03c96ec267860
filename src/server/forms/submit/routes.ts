/** What forms on pages of a site call. The crumb has been checked by then. */
import { type Context, Hono } from 'hono';
import { readChallenge } from '#domain/captcha/calls-visitor.ts';
import { askForKey, leaveRefusal, saveSubmission } from '#domain/forms/calls-visitor.ts';
import { inputName, sentAnchor } from '#domain/forms/contract.ts';
import type { FormEcho } from '#domain/forms/echo.ts';
import { formTexts } from '#domain/forms/form-texts.ts';
import type { FormScriptMessages } from '#domain/forms/words/en.ts';
import { formWords } from '#domain/forms/words/words.ts';
import type { Link } from '#domain/links/link.ts';
import { safeRedirectPath } from '#domain/links/safe-href.ts';
import { storable } from '#domain/storable.ts';
import { answerVisitors } from '../../http/answer-visitors.ts';
import type { ClientAddress } from '../../http/client-address.ts';
import { RateLimiter } from '../../http/rate-limit.ts';
import { answerShortPage, TOO_LONG } from '../../http/short-page.ts';
import type { SiteEnvironment } from '../../http/site-environment.ts';
import { issueKey } from '../../http/submission-key.ts';
import { httpWords } from '../../http/words/words.ts';
import type { MaySee } from '../../kernel/documents/lock.ts';
import { limitFiles, type MayTakeFile } from '../files/file-limits.ts';
import { nameFiles } from '../files/name-files.ts';
import { isMultipart, readFilesPost } from '../files/read-files-post.ts';
import { addUploadRoute } from '../files/upload-routes.ts';
import { type FormFinder, type FoundForm, mayFillIn } from '../find-form.ts';
import { type PostedForm, posted, readPost } from './read-post.ts';
import { refusalText, type SubmitDeps, type Submitted, submitForm } from './submit-form.ts';

/** Of one address: twenty at once, then one every three seconds. */
const SUBMISSIONS = { burst: 20, everyMs: 3000 };
const KEYS = { burst: 60, everyMs: 1000 };
const NO_STORE = { 'cache-control': 'no-store' };

export interface FormRoutesDeps extends SubmitDeps {
  readonly finder: FormFinder;
  readonly clientAddress: ClientAddress;
  /** What the visitor may see. */
  readonly maySee: (context: Context<SiteEnvironment>) => MaySee;
  /** The page that the form stands on, with what was entered. */
  readonly showFilledIn: (
    context: Context<SiteEnvironment>,
    page: { readonly path: string; readonly status: number; readonly echo: FormEcho },
  ) => Promise<Response>;
  readonly addressOf: (siteId: string, link: Link | undefined) => Promise<string | undefined>;
}

export function formRoutes(deps: FormRoutesDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const keys = new RateLimiter(KEYS, deps.now);
  const submissions = new RateLimiter(SUBMISSIONS, deps.now);
  const mayTakeFile = limitFiles(deps.now);
  answerVisitors(app, askForKey, (context) => {
    if (!keys.take(callerOf(deps, context)))
      return context.json({ error: textsOf(context).status429 }, 429, NO_STORE);
    return context.json({ key: issueKey(deps.secret, context.get('site').id, deps.now()) }, 200, NO_STORE);
  });
  answerVisitors(app, readChallenge, (context) => {
    if (!keys.take(callerOf(deps, context)))
      return context.json({ error: textsOf(context).status429 }, 429, NO_STORE);
    return context.json(deps.captchas.issue(context.get('site').id), 200, NO_STORE);
  });
  const maySubmit = (context: Context<SiteEnvironment>) => submissions.take(callerOf(deps, context));
  const takeFiles = async (context: Context<SiteEnvironment>) =>
    // Before anything is written to the disk.
    maySubmit(context) ? readFiles(deps, context, mayTakeFile) : answerTooOften(context);
  const takeEntries = async (context: Context<SiteEnvironment>) => {
    const post = await readPost(context);
    if (post === 'too-large') return answerTooLarge(context);
    if (post === 'unreadable') return context.json({ error: textsOf(context).parsing }, 400, NO_STORE);
    return maySubmit(context) ? post : answerTooOften(context, post);
  };
  answerVisitors(app, saveSubmission, async (context) => {
    const taken = await (isMultipart(context) ? takeFiles(context) : takeEntries(context));
    return taken instanceof Response ? taken : answer(deps, context, taken);
  });
  // A browser without scripts is still at this address after a refusal; reloading leads back to the form's page.
  answerVisitors(app, leaveRefusal, (context) => {
    const { origin } = new URL(context.req.url);
    const location = safeRedirectPath(context.req.query('from'), origin) ?? '/';
    return new Response(null, { status: 303, headers: { location: asciiOnly(location), ...NO_STORE } });
  });
  addUploadRoute(app, { ...deps, ...deps.files, mayTakeFile });
  return app;
}

type SiteContext = Context<SiteEnvironment>;

function textsOf(context: SiteContext): FormScriptMessages {
  return formTexts(context.get('site').locale);
}

/** A form with files, as the browser sends it by itself. */
async function readFiles(
  deps: FormRoutesDeps,
  context: Context<SiteEnvironment>,
  mayTakeFile: MayTakeFile,
): Promise<PostedForm | Response> {
  const site = context.get('site');
  const address = deps.clientAddress(context);
  const read = await readFilesPost(deps.files, context, {
    siteId: site.id,
    address,
    words: formTexts(site.locale),
    mayTakeFile: () => mayTakeFile(site.id, address),
    fieldsOf: async (text) => {
      const form = await deps.finder.find(site, { formId: text('formId'), pageId: text('pageId') });
      return form && (await mayFillIn(form, deps.maySee(context))) ? form.settings.fields : [];
    },
  });
  if (read.kind === 'too-large') return context.text(textsOf(context).tooLarge, 413, NO_STORE);
  if (read.kind === 'unreadable') return context.text(textsOf(context).parsing, 400, NO_STORE);
  return { ...posted(read.entries), fileErrors: read.fileErrors };
}

async function answer(
  deps: FormRoutesDeps,
  context: Context<SiteEnvironment>,
  post: PostedForm,
): Promise<Response> {
  const from = { address: deps.clientAddress(context), maySee: deps.maySee(context) };
  const asked = { ...post, pageQuery: pageQueryOf(context) };
  const submitted = await submitForm(deps, { site: context.get('site'), post: asked, ...from });
  if (submitted.kind === 'stored') return accept(deps, context, post, submitted);
  if (submitted.kind === 'locked') return answerLocked(deps, context, post);
  const errors = submitted.kind === 'invalid' ? submitted.errors : {};
  return refuse(deps, context, post, {
    status: submitted.kind === 'unknown-form' ? 404 : 400,
    message: refusalText(submitted, context.get('site').locale),
    errors,
    isKeyFailed: submitted.kind === 'key-failed',
  });
}

/** Without its page, which costs far more than the refusal is worth. */
function answerTooOften(context: SiteContext, post?: PostedForm): Response {
  const say = formWords(context.get('site').locale);
  const message = textsOf(context).status429;
  if (post && !post.isBare) return context.json({ error: message }, 429, NO_STORE);
  return answerShortPage(context, {
    status: 429,
    title: httpWords(context.get('site').locale)('busy'),
    message,
    keptHint: say('often.hint'),
    entries: post?.entries,
    retryAfterS: 60,
  });
}

/** In the place of the lock screen, which would keep nothing of what was entered. */
async function answerLocked(
  deps: FormRoutesDeps,
  context: Context<SiteEnvironment>,
  post: PostedForm,
): Promise<Response> {
  const say = formWords(context.get('site').locale);
  if (!post.isBare) return context.json({ error: say('lock.message') }, 403, NO_STORE);
  const http = httpWords(context.get('site').locale);
  const address = { formId: post.text('formId'), pageId: post.text('pageId') };
  const form = await deps.finder.find(context.get('site'), address);
  return answerShortPage(context, {
    status: 403,
    title: http('password'),
    message: say('lock.text'),
    keptHint: say('lock.hint'),
    link: { href: pathOf(context, post, form), label: http('openPage') },
    entries: isMultipart(context) ? undefined : post.entries,
    secrets: form?.settings.fields
      .filter(({ type }) => type === 'password')
      .map(({ id, label }) => ({ name: inputName(id), label: label || say('password') })),
  });
}

/** A browser without scripts names the page it sends from, with its parameters, to the page's own host. */
function pageQueryOf(context: Context): (name: string) => string | undefined {
  const page = URL.parse(context.req.header('referer') ?? '');
  const isOwn = page !== null && page.host === (context.req.header('host') ?? new URL(context.req.url).host);
  return (name) => (isOwn ? storable(page.searchParams.get(name) ?? '') : '') || undefined;
}

/** By then nobody knows what was entered, only whether a script waits for the answer. */
function answerTooLarge(context: SiteContext): Response {
  if (context.req.header('sec-fetch-mode') === 'navigate') return answerShortPage(context, TOO_LONG);
  return context.json({ error: textsOf(context).parsing }, 413, NO_STORE);
}

/** One address may fill in forms of several sites. */
function callerOf(deps: FormRoutesDeps, context: Context<SiteEnvironment>): string {
  return `${context.get('site').id} ${deps.clientAddress(context)}`;
}

async function accept(
  deps: FormRoutesDeps,
  context: Context<SiteEnvironment>,
  post: PostedForm,
  { id, form }: Extract<Submitted, { kind: 'stored' }>,
): Promise<Response> {
  if (!post.isBare) return context.json({ status: 'stored', submissionId: id }, 200, NO_STORE);
  const chosen = await deps.addressOf(context.get('site').id, form.settings.successLink);
  const location = chosen ?? `${pathOf(context, post, form)}#${sentAnchor(post.text('formId'))}`;
  return new Response(null, { status: 303, headers: { location: asciiOnly(location), ...NO_STORE } });
}

interface Refusal {
  readonly status: 400 | 404;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>>;
  readonly isKeyFailed?: boolean;
}

async function refuse(
  deps: FormRoutesDeps,
  context: Context<SiteEnvironment>,
  post: PostedForm,
  { status, message, errors = {}, isKeyFailed = false }: Refusal,
): Promise<Response> {
  if (post.isBare) {
    const formId = post.text('formId');
    const site = context.get('site');
    const form = await deps.finder.find(site, { formId, pageId: post.text('pageId') });
    const files = await nameFiles(deps.files, { siteId: site.id, formId }, form, post.entries);
    const echo = { formId, entries: post.entries, errors, message, files };
    return deps.showFilledIn(context, { path: pathOf(context, post, form), status, echo });
  }
  const hasErrors = Object.keys(errors).length > 0;
  const said = {
    ...(hasErrors ? { errors } : { error: message }),
    ...(isKeyFailed ? { keyFail: true } : {}),
  };
  return context.json(said, status, NO_STORE);
}

/** The path of the form's page: known, or as the form says, if it is one of this site. */
function pathOf(context: Context, post: PostedForm, form: FoundForm | undefined): string {
  return form?.pagePath ?? safeRedirectPath(post.text('pagePath'), new URL(context.req.url).origin) ?? '/';
}

function asciiOnly(location: string): string {
  return location.replace(/[^\x21-\x7e]+/g, (part) => encodeURIComponent(part));
}
