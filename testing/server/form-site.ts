/** A site with a published form, and a visitor who fills it in. */
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { SAVE_SUBMISSION_PATH, SUBMISSION_KEY_PATH } from '#domain/forms/contract.ts';
import type { FormSettings } from '#domain/forms/form.ts';
import { createTestSite } from './fixture.ts';
import type { TestDeps, testApp } from './test-app.ts';
import { testVisitor } from './visitor.ts';

export const FORM_ID = 'form00000000000000000001';

interface FormSiteOptions {
  /** `form`, or another block that is one. */
  readonly block?: string;
  readonly props?: Partial<FormSettings> & Readonly<Record<string, unknown>>;
  readonly app?: Awaited<ReturnType<typeof testApp>>;
}

export async function createFormSite(
  deps: TestDeps,
  { block = 'form', props = {}, app }: FormSiteOptions = {},
) {
  const site = await createTestSite(deps, app ? { app } : {});
  const all = { ...(definitions[block]?.defaults as object), ...props };
  const version = definitions[block]?.version ?? 1;
  const body = bodyOf('Contact', deps.newId(), [blockOf(FORM_ID, block, all, version)]);
  const page = await site.publish({ body, slug: 'contact' });
  const { identifier } = await deps.db.read
    .selectFrom('sites')
    .select('identifier')
    .where('id', '=', site.siteId)
    .executeTakeFirstOrThrow();
  const visitor = await testVisitor(site, `http://${identifier}.localhost:4321`);
  const fetchKey = async () =>
    ((await (await visitor.send('POST', SUBMISSION_KEY_PATH)).json()) as { key: string }).key;
  /** As fast as somebody types; with a key given, at once. */
  const save = async (values: unknown, givenKey?: string, more: object = {}): Promise<number> => {
    const key = givenKey ?? (await fetchKey());
    if (givenKey === undefined) deps.clock.advance(20_000);
    const form = JSON.stringify(values);
    const sent = { formId: FORM_ID, pageId: page.id, form, key, ...more };
    return (await visitor.send('POST', SAVE_SUBMISSION_PATH, sent)).status;
  };
  return { ...site, page, visitor, fetchKey, save };
}
