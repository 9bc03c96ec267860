/** A call of the API, declared once: the route, the reference and the client take path, bodies and answers from it. */
import type { z } from 'zod';
import type { Permission, TokenScope } from '../accounts/permissions.ts';
import type { ActivityAction } from '../activity/kinds.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * A permission, a token's scope that stands for one, or `self`: any account that is signed in, about itself.
 * What touches money, people or the site as a whole says which of these it is.
 */
export type RequiredScope = Exclude<TokenScope, 'admin'> | Permission | 'self';

/** What is said of a call beside its address. */
export interface CallAbout {
  /** `open`: whoever calls, without being asked who they are. `visitor`: the same, on the hosts of sites. */
  readonly may: RequiredScope | 'open' | 'visitor';
  /** What it does, in a sentence of the owner's words. */
  readonly summary: string;
  /** What has to be known beyond that: what happens when, limits, what else changes. */
  readonly description?: string;
  readonly query?: z.ZodObject;
  /** Refuses a query that its schema does not take, in these words. Without them, what is not understood counts as absent. */
  readonly refusesQuery?: string;
  /** The summary or the description explains the query: the reference does not list it once more. */
  readonly describesQuery?: true;
  readonly body?: z.ZodType;
  /** What a good answer holds. */
  readonly answer?: z.ZodType;
  /** Of a good answer; 200 where nothing is said. */
  readonly status?: 201 | 202;
  readonly cache?: 'no-store';
  /** What can be wrong, by kind, beyond what is refused of any call: rights, or a body that is not as it should be. */
  readonly errors?: Readonly<Record<string, 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503>>;
  /** What a 409 holds in place of an error: what stands there now, of the kind `conflict`. */
  readonly conflict?: z.ZodType<{ readonly kind: 'conflict' }>;
  /** Of a body or an answer that is not JSON: its media type. */
  readonly takes?: string;
  readonly gives?: string;
  /**
   * The permission without which it is refused as a whole, because it holds personal data; `none` if a file holds none.
   * Of answers that are JSON the schema marks the parts (`personal.ts`).
   */
  readonly personal?: Permission | 'none';
  /** Kind of the line it leaves in the activity, or the kinds among which what it did decides. */
  readonly leaves?: ActivityAction | readonly ActivityAction[];
}

export type Call<Path extends string = string, About extends CallAbout = CallAbout> = About & {
  readonly method: Method;
  readonly path: Path;
};

type KindOf<Answer> = Answer extends { readonly kind: infer Kind } ? Kind : never;

/** A failure is known by its kind: none may be that of a good answer. */
type Distinct<About extends CallAbout> = About extends {
  readonly answer: z.ZodType<infer Answer>;
  readonly errors: infer Errors;
}
  ? [KindOf<Answer> & keyof Errors] extends [never]
    ? unknown
    : { readonly errors: { readonly [Kind in KindOf<Answer> & keyof Errors]?: never } }
  : unknown;

/** @param path with `:name` for parameters; `:site` where the call belongs to one */
export function call<const Path extends string, const About extends CallAbout>(
  method: Method,
  path: Path,
  about: About & Distinct<About>,
): Call<Path, About> {
  return { method, path, ...about };
}

/** Names of the parameters in a path; any name where only the call itself knows its path. */
export type ParamOf<Path extends string> = string extends Path
  ? string
  : Path extends `${string}:${infer Name}/${infer Rest}`
    ? Name | ParamOf<Rest>
    : Path extends `${string}:${infer Name}`
      ? Name
      : never;

export type Unchangeable<T> = T extends object ? { readonly [Key in keyof T]: Unchangeable<T[Key]> } : T;

/** What a schema gives, to be read only. */
export type Shape<Schema extends z.ZodType> = Unchangeable<z.output<Schema>>;

/** What a caller gets, to do with as it likes. */
export type AnswerOf<C extends Call> = C extends { readonly answer: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

export type ConflictOf<C extends Call> = C extends { readonly conflict: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never;

/** What the body of a call is once it has been read. */
export type BodyOf<C extends Call> = C extends { readonly body: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : undefined;

/** What went wrong, as handlers give it: a kind the declaration names, with words for people. */
export type FailureOf<C extends Call> = C extends { readonly errors: infer Errors }
  ? { readonly kind: keyof Errors; readonly message: string }
  : never;

type Given<C extends Call, Part extends 'body' | 'query'> =
  C extends Readonly<Record<Part, infer Schema extends z.ZodType>> ? Unchangeable<z.input<Schema>> : never;

/** What a caller gives: the parameters of the path by their names, and body and query where there are any. */
export type InputOf<C extends Call> = Readonly<Record<ParamOf<C['path']>, string>> &
  ([Given<C, 'body'>] extends [never] ? unknown : { readonly body: Given<C, 'body'> }) &
  ([Given<C, 'query'>] extends [never]
    ? unknown
    : {
        readonly query?: { readonly [Name in keyof Given<C, 'query'>]?: Given<C, 'query'>[Name] | undefined };
      });
