/**
 * Takes what visitors send by forms, on the hosts of sites. How often and how much is asked before anything is read, so
 * that a stranger cannot make the server work. A script gets JSON, a form that the browser sends by itself a page.
 */
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Call } from '#domain/calls/call.ts';
import { answerVisitors } from './answer-visitors.ts';
import { isScript } from './is-script.ts';
import type { MayCall } from './limit-visitors.ts';
import { type Fields, readSentTexts } from './read-sent.ts';
import { answerShortPage, type ShortPage, TOO_LONG } from './short-page.ts';
import { localeOf, type SiteEnvironment } from './site-environment.ts';
import { httpWords } from './words/words.ts';

type SiteContext = Context<SiteEnvironment>;
type Answer = Response | Promise<Response>;

/** What a script is told, and what the page says. */
export interface Refused {
  readonly kind: string;
  readonly status: ContentfulStatusCode;
  readonly message: string;
}

export interface Done {
  readonly kind: 'done';
  /** For a script. */
  readonly json: object;
  /** Where a browser goes. */
  readonly location: string;
}

interface Rate {
  readonly mayCall: MayCall;
  /** What is said beyond it. */
  readonly busy:
    | (Pick<ShortPage, 'retryAfterS'> & {
        /** Or what it is in a language. */
        readonly message: string | ((locale: string) => string);
        readonly kind?: string;
        readonly title?: string;
      })
    | ((context: SiteContext) => Answer);
  /** What then stands in the page, to be sent again. Absent: nothing is read. */
  readonly keeps?: (fields: Fields) => Fields;
}

interface VisitorForm<R extends Refused> {
  /** Absent: it may be sent as often as anybody likes. */
  readonly rate?: Rate;
  /** Bytes. */
  readonly max: number;
  /** Reads a body that is more than texts. */
  readonly read?: (context: SiteContext) => Promise<Fields | 'too-large'>;
  readonly run: (context: SiteContext, fields: Fields) => Promise<Response | Done | R>;
  /** Shows a refusal to a browser. Absent: scripts get the pages, too. */
  readonly page?: (context: SiteContext, refused: R, fields: Fields) => Answer;
  /** Tells a script of a refusal, where it is not `{ error }`. */
  readonly json?: (refused: Refused | R) => object;
}

const NO_STORE = { 'cache-control': 'no-store' };
/** As much as a short page keeps. */
const MAX_KEPT_BYTES = 100_000;

/** @param call or the path of a form that is no call of the API */
export function answerForm<R extends Refused>(
  app: Hono<SiteEnvironment>,
  call: (Call & { readonly may: 'visitor' }) | string,
  form: VisitorForm<R>,
): void {
  const handler = async (context: SiteContext): Promise<Response> => {
    if (form.rate?.mayCall(context) === false) return answerBusy(context, form, form.rate);
    const fields = await (form.read?.(context) ?? readSentTexts(context, form.max));
    if (fields === 'too-large')
      return refuseShortly(context, form, { kind: 'too-large', ...TOO_LONG(localeOf(context)) });
    return present(context, form, { fields, taken: await form.run(context, fields) });
  };
  if (typeof call === 'string') app.post(call, handler);
  else answerVisitors(app, call, handler);
}

interface Taken<R> {
  readonly fields: Fields;
  readonly taken: Response | Done | R;
}

function present<R extends Refused>(
  context: SiteContext,
  form: VisitorForm<R>,
  { fields, taken }: Taken<R>,
): Answer {
  if (taken instanceof Response) return taken;
  const { page } = form;
  const isForScript = isScript(context);
  if ('location' in taken)
    return isForScript ? context.json(taken.json, 200, NO_STORE) : context.redirect(taken.location, 303);
  return page && !isForScript ? page(context, taken, fields) : answerScript(context, form, taken);
}

async function answerBusy<R extends Refused>(
  context: SiteContext,
  form: VisitorForm<R>,
  { busy, keeps }: Rate,
): Promise<Response> {
  if (typeof busy === 'function') return busy(context);
  const { message } = busy;
  const isKept = keeps && !isForScript(context, form);
  const fields = isKept ? await readSentTexts(context, Math.min(form.max, MAX_KEPT_BYTES)) : 'too-large';
  return refuseShortly(context, form, {
    kind: 'busy',
    title: httpWords(localeOf(context))('busy'),
    ...busy,
    message: typeof message === 'string' ? message : message(localeOf(context)),
    status: 429,
    entries: fields === 'too-large' ? undefined : keeps?.(fields),
  });
}

function isForScript<R extends Refused>(context: SiteContext, { page }: VisitorForm<R>): boolean {
  return page !== undefined && isScript(context);
}

/** Without the form's own page, which costs far more. */
function refuseShortly<R extends Refused>(
  context: SiteContext,
  form: VisitorForm<R>,
  refused: ShortPage & Refused,
): Response {
  return isForScript(context, form)
    ? answerScript(context, form, refused)
    : answerShortPage(context, refused);
}

function answerScript<R extends Refused>(
  context: SiteContext,
  { json = toError }: VisitorForm<R>,
  refused: (Refused & Pick<ShortPage, 'retryAfterS'>) | R,
): Response {
  const wait = 'retryAfterS' in refused ? { 'retry-after': String(refused.retryAfterS) } : {};
  return context.json(json(refused), refused.status, { ...NO_STORE, ...wait });
}

function toError({ kind, message }: Refused) {
  return { error: { kind, message } };
}
