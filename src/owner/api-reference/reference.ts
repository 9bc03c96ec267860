/** The server's description of its calls, as the reference shows it. */

import type { Content, OpenApi, Parameter, RawOperation, Schema } from '#domain/api-reference/calls.ts';
import { fold } from '#domain/search/fold.ts';
import * as say from './words/en.ts';

/** What is sent or answered, by its media type. */
export interface Media {
  readonly type: string;
  /** Absent for what is no JSON, and where nothing more is said of it. */
  readonly schema: Schema | undefined;
}

export interface Operation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly permission: string;
  /** Of a token that may do it; absent where a token cannot, or none is needed. */
  readonly scope: string | undefined;
  readonly parameters: readonly Parameter[];
  readonly body: Media | undefined;
  readonly answer: Media | undefined;
  /** In place of an error where somebody else was faster. */
  readonly conflict: Media | undefined;
}

export interface Area {
  readonly name: string;
  readonly label: string;
  readonly operations: readonly Operation[];
}

const LABELS: Readonly<Record<string, string>> = {
  about: say.installation,
  activity: say.activity,
  auth: say.signingOut,
  backups: say.backups,
  collections: say.collections,
  crumb: say.visitorsTheCrumb,
  documents: say.pagesAndPosts,
  errors: say.errorsOfVisitors,
  events: say.visitorsErrorsAndLog,
  exports: say.exports,
  form: say.visitorsForms,
  hosts: say.domains,
  imports: say.imports,
  invitation: say.acceptInvitations,
  invitations: say.invitations,
  jobs: say.jobs,
  'link-targets': say.linkTargets,
  mails: say.mails,
  me: say.yourAccount,
  media: say.media,
  'openapi.json': say.thisReference,
  'password-reset': say.passwordReset,
  people: say.people,
  redirects: say.redirects,
  restore: say.restoreToAPointInTime,
  restores: say.restores,
  scheduled: say.calendar,
  session: say.signingIn,
  settings: say.settings,
  setup: say.setUp,
  'site-header-footer': say.headerAndFooter,
  multilingual: say.multilingual,
  sites: say.sites,
  tree: say.pageTree,
  widget: say.visitorsBlocks,
};

function labelOf(tag: string): string {
  const words = tag.replaceAll('-', ' ');
  return LABELS[tag] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** By area, in the order of their names; calls of an area by address. */
export function areasOf({ paths }: OpenApi): readonly Area[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => ({
      tag: raw.tags[0] ?? '',
      operation: operationOf(method, path, raw),
    })),
  );
  return [...Map.groupBy(all, ({ tag }) => tag)]
    .map(([name, entries]) => ({
      name,
      label: labelOf(name),
      operations: entries
        .map(({ operation }) => operation)
        .sort((a, b) => (a.path === b.path ? 0 : a.path < b.path ? -1 : 1)),
    }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

function operationOf(method: string, path: string, raw: RawOperation): Operation {
  const good = Object.entries(raw.responses).find(([status]) => status.startsWith('2'))?.[1];
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    summary: raw.summary,
    description: raw.description ?? '',
    permission: raw['x-permission'],
    scope: raw['x-token-scope'],
    parameters: raw.parameters ?? [],
    body: mediaOf(raw.requestBody?.content),
    answer: mediaOf(good?.content),
    conflict: mediaOf(raw.responses['409']?.content),
  };
}

function mediaOf(content: Content | undefined): Media | undefined {
  const [first] = Object.entries(content ?? {});
  return first && { type: first[0], schema: first[1].schema };
}

/** What of an area fits all the words; undefined where nothing does. */
export function searchArea(area: Area, words: string): Area | undefined {
  const wanted = fold(words).split(/\s+/).filter(Boolean);
  const operations = area.operations.filter((operation) => {
    const { method, path, summary, description, permission } = operation;
    const text = fold([area.label, method, path, summary, description, permission].join('\n'));
    return wanted.every((word) => text.includes(word));
  });
  return operations.length === 0 ? undefined : { ...area, operations };
}

export type Schemas = OpenApi['components']['schemas'];

/** The schema a reference stands for, with the name it goes by. */
export function resolve(
  schema: Schema,
  schemas: Schemas,
): { readonly schema: Schema; readonly name?: string } {
  const name = schema.$ref?.split('/').at(-1);
  const found = name === undefined ? undefined : schemas[name];
  return found && name !== undefined ? { schema: found, name } : { schema };
}
