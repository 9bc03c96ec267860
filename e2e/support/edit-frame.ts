/**
 * The editor's frame on a real server, within a page that stands in for the owner area: it connects by port, keeps
 * what the frame says, and says what the test wants.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Frame, type Page } from '@playwright/test';
import { blockOf } from '#domain/content/build-body.ts';
import type { Block, Body, Place } from '#domain/content/content.ts';
import type { OwnerMessage } from '#domain/editor/owner-messages.ts';
import type { FrameMessage } from '#domain/editor/protocol.ts';
import { idMaker } from '#domain/id.ts';
import type { RenderedDraft } from '#domain/pages/calls.ts';
import { createToken } from '#server/accounts/tokens.ts';
import { openDatabase } from '#server/db/database.ts';
import { createSite } from '#server/sites/create-site.ts';
import { startServer } from '../../testing/main/server-process.ts';
import { buildOnce } from '../server.ts';
import { test as base } from './browser-test.ts';

export interface EditServer {
  readonly ownerOrigin: string;
  readonly siteOrigin: string;
  api<T>(method: string, path: string, body?: unknown): Promise<T>;
}

export interface Editor {
  readonly page: Page;
  readonly frame: Frame;
  readonly documentId: string;
  body: Body;
  /** What the frame has said of this type so far. */
  heard<Type extends FrameMessage['type']>(type: Type): Promise<Extract<FrameMessage, { type: Type }>[]>;
  /** The last message of this type so far. */
  latest<Type extends FrameMessage['type']>(
    type: Type,
  ): Promise<Extract<FrameMessage, { type: Type }> | undefined>;
  /** The same, once there is one. */
  last<Type extends FrameMessage['type']>(type: Type): Promise<Extract<FrameMessage, { type: Type }>>;
  forget(): Promise<void>;
  say(message: OwnerMessage): Promise<void>;
  /** Renders a body by the API and hands the answer to the frame. */
  render(body: Body, sections?: string[]): Promise<RenderedDraft>;
}

export const makeId = idMaker(Date.now, randomBytes);

export function block(type: string, props: Record<string, unknown>, place?: Place): Block {
  const made = blockOf(makeId(), type, props);
  return place ? { ...made, place } : made;
}

export function section(blocks: Block[], more: object = {}): Body['sections'][number] {
  return { id: makeId(), theme: 'paper', width: 'content', spacing: 'medium', blocks, ...more };
}

export function pageBody(...sections: Body['sections']): Body {
  return { title: 'Page', fields: {}, sections };
}

/** Keeps every message; `connect` is done as the owner area does it. */
const PARENT = `<!doctype html><title>Owner</title><style>html,body{margin:0;height:100%}iframe{border:0;width:100%;height:100%;display:block}</style>
<script>
  window.heard = []; window.listened = 0;
  const read = (data) => data.type === 'files' ? { ...data, files: data.files.map((f) => ({ name: f.name, size: f.size, type: f.type, isFile: f instanceof File })) } : data;
  window.connect = () => {
    const frame = document.querySelector('iframe');
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = (event) => window.heard.push(read(event.data));
    frame.contentWindow.postMessage({ vitrine: 'connect', version: 1 }, new URL(frame.src).origin, [port2]);
    window.port = port1;
  };
  addEventListener('message', (event) => {
    if (event.data && event.data.vitrine === 'listening' && event.origin === new URL(document.querySelector('iframe').src).origin) {
      window.listened += 1; if (!window.holdBack) window.connect();
    }
  });
</script><body></body>`;

export async function openEditor(page: Page, server: EditServer, body: Body): Promise<Editor> {
  const created = await server.api<{ document: { id: string } }>('POST', 'documents', { kind: 'page', body });
  const documentId = created.document.id;
  await openParent(page, server);
  const { url } = await server.api<{ url: string }>('POST', `documents/${documentId}/edit-session`, {});
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
  }, url);
  const editor = editorOf(page, server, documentId, body);
  await editor.last('ready');
  const frame = page.frames().find((one) => one.url().includes('/_edit/'));
  if (!frame) throw new Error('there is no frame');
  // Faces that come later move what is aimed at.
  await frame.evaluate(() => document.fonts.ready.then(() => undefined));
  return { ...editor, frame };
}

/** The stand-in for the owner area, on its own origin. */
export async function openParent(page: Page, server: EditServer): Promise<void> {
  await page.route(`${server.ownerOrigin}/stand-in`, (route) =>
    route.fulfill({ contentType: 'text/html', body: PARENT }),
  );
  await page.goto(`${server.ownerOrigin}/stand-in`);
}

function editorOf(page: Page, server: EditServer, documentId: string, body: Body): Omit<Editor, 'frame'> {
  const heard: Editor['heard'] = (type) =>
    page.evaluate(
      (wanted) => (window as unknown as { heard: FrameMessage[] }).heard.filter((one) => one.type === wanted),
      type,
    ) as never;
  const say: Editor['say'] = (message) =>
    page.evaluate(
      (said) => (window as unknown as { port: MessagePort }).port.postMessage(said),
      message as never,
    );
  return {
    page,
    documentId,
    body,
    heard,
    latest: async (type) => (await heard(type)).at(-1),
    say,
    async last(type) {
      await expect
        .poll(async () => (await heard(type)).length, { message: `“${type}” is heard` })
        .toBeGreaterThan(0);
      return (await heard(type)).at(-1) as never;
    },
    forget: () =>
      page.evaluate(() => {
        (window as unknown as { heard: FrameMessage[] }).heard.length = 0;
      }),
    async render(next, sections) {
      const answer = await server.api<RenderedDraft>('POST', `documents/${documentId}/render`, {
        body: next,
        ...(sections ? { sections } : {}),
      });
      await say({ type: 'show', ...answer } as OwnerMessage);
      return answer;
    },
  };
}

export const test = base.extend<object, { server: EditServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
    async ({}, use) => {
      await buildOnce();
      const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-edit-'));
      const { siteId, token } = await seed(dataDir);
      const running = await startServer({ dataDir });
      const ownerOrigin = `http://localhost:${running.port}`;
      await use({
        ownerOrigin,
        siteOrigin: `http://edited.localhost:${running.port}`,
        async api(method, path, body) {
          const answer = await fetch(`${ownerOrigin}/api/sites/${siteId}/${path}`, {
            method,
            headers: {
              authorization: `Bearer ${token}`,
              'content-type': 'application/json',
            },
            ...(body === undefined ? {} : { body: JSON.stringify(body) }),
          });
          if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
          return answer.json() as never;
        },
      });
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

async function seed(dataDir: string): Promise<{ siteId: string; token: string }> {
  const db = await openDatabase({ dataDir });
  try {
    const deps = { db, now: Date.now, newId: makeId };
    const site = await createSite(deps, { identifier: 'edited', title: 'Ember & Ash' });
    if (site.kind !== 'created') throw new Error(site.message);
    const { token } = await createToken(deps, {
      name: 'Editor',
      siteId: site.siteId,
      scopes: ['read', 'write', 'publish'],
    });
    return { siteId: site.siteId, token };
  } finally {
    await db.close();
  }
}

export { expect };
