/** The rows of a kept database: every kind there is, made by commands where there are some. */
import { definitions } from '#blocks/definitions.ts';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { makeSignInLink } from '#server/accounts/make-owner.ts';
import { setSiteRole } from '#server/accounts/queries-accounts.ts';
import { createAccount } from '#server/accounts/set-up.ts';
import { openAccount } from '#server/accounts/sign-in.ts';
import { createToken } from '#server/accounts/tokens.ts';
import { createCollection } from '#server/content/create-collection.ts';
import { createDocument } from '#server/content/create-document.ts';
import { deleteDocument } from '#server/content/delete-document.ts';
import { editDocument } from '#server/content/edit-document.ts';
import { moveDocument } from '#server/content/move-document.ts';
import { publishDocument, scheduleDocument } from '#server/content/publish-document.ts';
import type { Deps } from '#server/deps.ts';
import { NOBODYS_HASH } from '#server/http/passwords.ts';
import { createSite } from '#server/sites/create-site.ts';

const actor = { name: 'Mira', mayInjectCode: true };

type RowDeps = Pick<Deps, 'db' | 'now' | 'newId'>;

function made<T extends { kind: string }, K extends T['kind']>(
  result: T,
  ...kinds: K[]
): Extract<T, { kind: K }> {
  if (!kinds.some((kind) => kind === result.kind)) throw new Error(JSON.stringify(result));
  return result as Extract<T, { kind: K }>;
}

/** Every kind of row there is, and every block with its examples. */
export async function writeSite(deps: RowDeps): Promise<void> {
  const { siteId } = made(
    await createSite(deps, { identifier: 'kept', title: 'Kept “as it was”', host: 'kept.example.org' }),
    'created',
  );
  for (const definition of Object.values(definitions)) {
    const blocks = definition.examples.map((example) =>
      blockOf(deps.newId(), definition.type, example.props as Record<string, unknown>, definition.version),
    );
    const body = bodyOf(`Block ${definition.type}`, deps.newId(), blocks);
    const page = made(await createDocument(deps, actor, { siteId, kind: 'page', body }), 'created');
    made(await publishDocument(deps, { siteId, documentId: page.document.id }), 'published');
  }
  await writeHistory(deps, siteId);
  await writeItems(deps, siteId);
  await writeRest(deps, siteId);
}

async function writeHistory(deps: RowDeps, siteId: string): Promise<void> {
  const body = bodyOf('First words', deps.newId(), []);
  const page = made(await createDocument(deps, actor, { siteId, kind: 'page', body }), 'created');
  const documentId = page.document.id;
  let [baseId, before] = [page.revisionId, body.title];
  for (const after of ['Second words', 'Third wörds 陶', "Fourth 'words'\nand a line"]) {
    const operations = [{ op: 'set' as const, id: 'body', path: ['title'], before, after }];
    const edited = made(await editDocument(deps, actor, { siteId, documentId, baseId, operations }), 'saved');
    [baseId, before] = [edited.revisionId, after];
    if (after.startsWith('Second')) made(await publishDocument(deps, { siteId, documentId }), 'published');
  }
  made(await moveDocument(deps, { siteId, documentId, slug: 'moved-words' }), 'moved');
  const at = Date.UTC(2036, 0, 1);
  made(await scheduleDocument(deps, { siteId, documentId, at, action: 'publish' }), 'scheduled');
  const gone = made(
    await createDocument(deps, actor, { siteId, kind: 'page', body: bodyOf('Gone', deps.newId(), []) }),
    'created',
  );
  made(await deleteDocument(deps, { siteId, documentId: gone.document.id }), 'deleted');
}

async function writeItems(deps: RowDeps, siteId: string): Promise<void> {
  const journal = made(
    await createCollection(deps, actor, { siteId, type: COLLECTION_TYPES.blog, title: 'Journal' }),
    'created',
    'exists',
  );
  made(await publishDocument(deps, { siteId, documentId: journal.pageId }), 'published');
  for (const [title, tags] of [
    ['Wood ash glazes', ['glaze', 'ash']],
    ['Firing the long kiln', ['kiln']],
  ] as const) {
    const item = made(
      await createDocument(deps, actor, {
        siteId,
        kind: 'item',
        collectionId: journal.collectionId,
        body: {
          ...bodyOf(title, deps.newId(), []),
          fields: { author: 'Mira', tags, categories: ['Studio'] },
        },
      }),
      'created',
    );
    made(await publishDocument(deps, { siteId, documentId: item.document.id }), 'published');
    await deps.db.write((tx) =>
      tx
        .insertInto('comments')
        .values({
          id: deps.newId(),
          siteId,
          documentId: item.document.id,
          parentId: null,
          authorName: 'Jon',
          authorEmail: null,
          accountId: null,
          body: 'Lovely.',
          words: 'jon\nlovely.',
          status: 'published',
          spamReasons: '',
          createdAt: deps.now(),
          decidedAt: deps.now(),
          mailedAt: 0,
          sourceId: null,
        })
        .execute(),
    );
  }
}

/** A person with a session, a role and a token, and a link nobody has used yet. */
async function writePeople(deps: RowDeps, siteId: string): Promise<string> {
  const accountId = await deps.db.write(async (tx) => {
    const input = { name: 'Mira Holt', email: 'mira@example.org', hash: NOBODYS_HASH, isOwner: true };
    const account = made(await createAccount(tx, deps, input), 'created');
    await setSiteRole(tx, {
      accountId: account.id,
      siteId,
      role: CONTRIBUTOR_ROLES.editor,
      now: deps.now(),
    });
    const client = { userAgent: 'Firefox', address: '192.0.2.1' };
    await openAccount(
      tx,
      deps,
      { id: account.id, name: 'Mira Holt' },
      { client, isRemembered: true, previous: undefined },
    );
    return account.id;
  });
  await createToken(deps, { name: 'Mira’s own', siteId, scopes: ['read'], accountId });
  await makeSignInLink(deps, 'http://localhost:4321', 'mira@example.org');
  return accountId;
}

/** A second factor, a passkey, a question that waits, somebody invited, a mail and an export. */
async function writeSecurity({ db, now, newId }: RowDeps, siteId: string, accountId: string): Promise<void> {
  const made = { accountId, createdAt: now() };
  const hash = (letter: string) => letter.repeat(64);
  await db.write(async (tx) => {
    const guesses = { wrongCodes: 2, wrongSince: now() };
    const totp = { ...made, ...guesses, sealed: 'v1.sealed', lastStep: 58_920_000, confirmedAt: now() };
    await tx.insertInto('totpSecrets').values(totp).execute();
    for (const [code, usedAt] of [
      ['b', null],
      ['c', now()],
    ] as const)
      await tx
        .insertInto('recoveryCodes')
        .values({ ...made, hash: hash(code), usedAt })
        .execute();
    const key = { id: 'credential', publicKey: 'cG9pbnQ', counter: 3, transports: 'internal hybrid' };
    const passkey = { ...key, ...made, name: 'Mira’s phone', isSynced: 1, lastUsedAt: now() };
    await tx.insertInto('passkeys').values(passkey).execute();
    const question = { hash: hash('d'), purpose: 'second-factor', accountId, isRemembered: 1 };
    const open = { nonce: null, attempts: 1, expiresAt: now() + 300_000 };
    await tx
      .insertInto('signInChallenges')
      .values({ ...question, ...open })
      .execute();
    const invitation = { id: newId(), siteId, email: 'jo@example.org', role: 4, hash: hash('e') };
    const sent = { invitedBy: 'Mira Holt', createdAt: now(), sentAt: now(), expiresAt: now() + 600_000 };
    await tx
      .insertInto('invitations')
      .values({ ...invitation, ...sent })
      .execute();
    const mail = { id: newId(), siteId, toAddress: 'jo@example.org', subject: 'Mira invites you' };
    const kept = {
      text: 'Come in.',
      html: null,
      hasSecret: 1,
      state: 'kept' as const,
      attempts: 0,
      lastError: null,
    };
    await tx
      .insertInto('mails')
      .values({ ...mail, ...kept, createdAt: now(), finishedAt: null })
      .execute();
    const move = { id: newId(), siteId, kind: 'export', state: 'done', filename: '', progress: '' } as const;
    const task = JSON.stringify({ kind: 'export', siteId, identifier: 'kept' });
    const report = JSON.stringify({ kind: 'export', counts: { documents: 30 }, warnings: [] });
    const rest = { message: null, details: '[]', resultBytes: 4096, startedBy: 'Mira Holt' };
    const times = { createdAt: now(), finishedAt: now(), expiresAt: now() + 600_000 };
    await tx
      .insertInto('moves')
      .values({ ...move, task, report, ...rest, ...times })
      .execute();
  });
}

async function writeRest(deps: RowDeps, siteId: string): Promise<void> {
  const there = new Set((await deps.db.read.introspection.getTables()).map(({ name }) => name));
  await createToken(deps, { name: 'Program', siteId, scopes: ['read', 'write'] });
  const accountId = await writePeople(deps, siteId);
  if (there.has('invitations')) await writeSecurity(deps, siteId, accountId);
  await deps.db.write((tx) =>
    tx
      .insertInto('media')
      .values({
        id: deps.newId(),
        siteId,
        kind: 'image',
        filename: 'bowl.jpg',
        mime: 'image/jpeg',
        bytes: 48_211,
        width: 1600,
        height: 1200,
        focalX: 0.5,
        focalY: 0.25,
        alt: 'A bowl',
        caption: '',
        words: 'bowl.jpg\na bowl',
        luminance: '[]',
        color: '#b08d6e',
        hash: 'a'.repeat(64),
        createdAt: deps.now(),
        deletedAt: null,
        sourceId: null,
      })
      .execute(),
  );
}
