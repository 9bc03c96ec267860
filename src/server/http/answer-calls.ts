/** Answers declared calls: who is calling, the body, then the handler; its result becomes what the declaration says. */
import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { z } from 'zod';
import type { Permission } from '#domain/accounts/permissions.ts';
import type {
  AnswerOf,
  BodyOf,
  Call,
  ConflictOf,
  FailureOf,
  ParamOf,
  RequiredScope,
  Shape,
  Unchangeable,
} from '#domain/calls/call.ts';
import { markOf } from '#domain/calls/personal.ts';
import { redact } from '#domain/calls/redact.ts';
import type { Actor } from '../deps.ts';
import { answerJson } from './answer-json.ts';
import type { Authorize } from './authorize.ts';
import { MAX_JSON_BYTES, MAX_OPEN_BYTES, readJsonBody } from './json-body.ts';
import { recordRoute } from './route-list.ts';

type QueryOf<C extends Call> = C extends { readonly query: infer Schema extends z.ZodObject }
  ? C extends { readonly refusesQuery: string }
    ? Shape<Schema>
    : { readonly [Name in keyof Shape<Schema>]: Shape<Schema>[Name] | undefined }
  : undefined;

type OpenMay = 'open' | 'visitor';
type SiteIdOf<Param extends string> = string extends Param
  ? string | null
  : 'site' extends Param
    ? string
    : null;

/** A call that has come in. */
export interface Called<C extends Call = Call> {
  readonly context: Context;
  /** Undefined for calls that ask nobody who they are. */
  readonly actor: C['may'] extends OpenMay ? undefined : Actor;
  /** Null for calls that belong to no site. */
  readonly siteId: SiteIdOf<ParamOf<C['path']>>;
  readonly params: Readonly<Record<ParamOf<C['path']>, string>>;
  readonly query: QueryOf<C>;
  readonly leaves: C['leaves'];
}

/** Files and streams are answered as they are. */
export type Reply<C extends Call> = Unchangeable<AnswerOf<C> | ConflictOf<C>> | FailureOf<C> | Response;
export type AnswerCall<May extends Call['may'] = RequiredScope> = <
  const C extends Call & { readonly may: May },
  const R extends Reply<C>,
>(
  call: C,
  handler: (called: Called<C>, body: BodyOf<C>) => Promise<R>,
) => void;

/** As it stands in an address: nobody means it, and PostgreSQL takes no text with it. */
const NUL = '%00';
const NUL_MESSAGE = 'This address contains a null character. Remove it.';

/** @param app gets the routes of the calls */
export function answerCalls(app: Hono, authorize: Authorize): AnswerCall {
  return (call, handler) =>
    addCall(app, call, handler, (context, siteId) => authorize(context, siteId, call.may));
}

/** @param refuse answers what may not even ask, such as a page of another site */
export function answerOpenCalls(
  app: Hono,
  refuse: (context: Context) => Response | undefined,
): AnswerCall<'open'> {
  return (call, handler) => addCall(app, call, handler, async (context) => refuse(context));
}

/** Who is calling, undefined where nobody is asked, or the answer that refuses. */
type Identify = (context: Context, siteId: string | null) => Promise<Actor | undefined | Response>;

function addCall<C extends Call, R>(
  app: Hono,
  call: C,
  handler: (called: Called<C>, body: BodyOf<C>) => Promise<R>,
  identify: Identify,
): void {
  recordRoute(app, call);
  app.on(call.method, call.path, async (context) => {
    const called = await readCall(context, call, identify);
    if (called instanceof Response) return called;
    return present(context, call, hidePersonal(call, called.actor, await handler(called, called.body)));
  });
}

type CalledWithBody<C extends Call> = Called<C> & { readonly body: BodyOf<C> };

/** Or the answer that refuses. */
async function readCall<C extends Call>(
  context: Context,
  call: C,
  identify: Identify,
): Promise<CalledWithBody<C> | Response> {
  if (context.req.url.includes(NUL)) return refuse(context, NUL_MESSAGE);
  const siteId = context.req.param('site') ?? null;
  const actor = await identify(context, siteId);
  if (actor instanceof Response) return actor;
  const query = readQuery(context, call);
  if (query === REFUSED) return refuse(context, call.refusesQuery ?? '');
  const needed = lackingPermission(context, call, actor);
  if (needed) return refusePersonal(context, needed);
  const limit = call.may === 'open' ? MAX_OPEN_BYTES : MAX_JSON_BYTES;
  const body = call.body && (await readJsonBody(context, call.body, limit));
  if (body?.ok === false) return body.response;
  const params = context.req.param();
  return {
    context,
    actor,
    siteId,
    params,
    query,
    leaves: call.leaves,
    body: body?.value,
  } as CalledWithBody<C>;
}

/** The permission a call needs to answer at all, or to find people by what is known of them. */
function lackingPermission(context: Context, call: Call, actor: Actor | undefined): Permission | undefined {
  const marks = Object.entries(call.query?.shape ?? {}).filter(([name]) => context.req.query(name));
  const needed = [call.personal, ...marks.map(([, schema]) => markOf(schema)?.permission)];
  return needed.find((each) => each !== undefined && each !== 'none' && !sees(call, actor, each)) as
    | Permission
    | undefined;
}

/** Only what asks who is calling can know what they may see; open calls answer anyone who has the link. */
function sees(call: Call, actor: Actor | undefined, permission: Permission): boolean {
  return call.may === 'open' || call.may === 'visitor' || actor?.seesPersonal?.has(permission) === true;
}

/** The one place in which personal data leaves an answer. Files, which have no schema, are refused as a whole before. */
function hidePersonal(call: Call, actor: Actor | undefined, reply: unknown): unknown {
  if (reply instanceof Response) return reply;
  const seesIt = (permission: Permission) => sees(call, actor, permission);
  return [call.answer, call.conflict].reduce(
    (rest: unknown, schema) => (schema ? redact(schema, rest, seesIt) : rest),
    reply,
  );
}

function refusePersonal(context: Context, permission: Permission): Response {
  const message = `This is personal data of visitors. You need the permission “${permission}”. An access token also needs the scope “customers”.`;
  return context.json({ error: { kind: 'forbidden', message } }, 403);
}

const REFUSED = Symbol('refused');

function readQuery(context: Context, { query: schema, refusesQuery }: Call): unknown {
  if (!schema) return undefined;
  const given = context.req.query();
  if (refusesQuery !== undefined) {
    const read = schema.safeParse(given);
    return read.success ? read.data : REFUSED;
  }
  const read = Object.entries(schema.shape).map(([name, each]) => {
    const { success, data } = (each as z.ZodType).safeParse(given[name] || undefined);
    return [name, success ? data : undefined];
  });
  return Object.fromEntries(read);
}

async function present(context: Context, call: Call, reply: unknown): Promise<Response> {
  if (reply instanceof Response) return reply;
  const answer = presented(call, reply);
  // Nobody has asked who is calling: `answerJson` says why that matters.
  return call.may === 'open' ? context.json(...answer) : answerJson(context, ...answer);
}

type Presented = [value: unknown, status: ContentfulStatusCode, headers?: Record<string, string> | undefined];

function presented(call: Call, reply: unknown): Presented {
  const kind = kindOf(reply);
  if (call.conflict && kind === 'conflict') return [reply, 409];
  const status = call.errors && Object.hasOwn(call.errors, kind) ? call.errors[kind] : undefined;
  if (status !== undefined) return [{ error: reply }, status];
  return [reply, call.status ?? 200, call.cache && { 'cache-control': call.cache }];
}

function kindOf(reply: unknown): string {
  return typeof reply === 'object' && reply !== null && 'kind' in reply ? String(reply.kind) : '';
}

function refuse(context: Context, message: string): Response {
  return context.json({ error: { kind: 'invalid', message } }, 400);
}
