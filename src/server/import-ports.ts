/** What importing from other systems asks of other features, for the command line and for tests. */
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { pictureAddress } from '#domain/media/picture-address.ts';
import { showImportedComments } from './content/change-collection.ts';
import { changeDocumentSettingsIn, changeSiteSettings } from './content/change-settings.ts';
import { checkBody } from './content/check-body.ts';
import { createCollectionIn } from './content/create-collection.ts';
import { createDocumentIn } from './content/create-document.ts';
import { saveRevision } from './content/edit-document.ts';
import { publishDocumentIn, scheduleDocumentIn } from './content/publish-document.ts';
import { upsertRedirect } from './content/queries-collections.ts';
import { stampBody } from './content/stamp-body.ts';
import type { Actor, Deps } from './deps.ts';
import { createOutgoing, type Outgoing } from './http/outgoing/outgoing.ts';
import { resolveHost } from './http/outgoing/resolve-host.ts';
import { IMPORT_AUTHOR, type ImportPorts } from './import/ports.ts';
import { findDocument } from './kernel/documents/queries.ts';
import { pictureFetcher } from './media/fetch-picture.ts';
import type { Media } from './media/open-media.ts';
import { checkFile } from './media/prepare-file.ts';
import { findFetched } from './media/queries-fetched.ts';
import { uploadMedia } from './media/upload-media.ts';
import { hashPassword } from './pages/unlock.ts';

/** Nothing in a file of another system may act on the site's pages. */
const actor: Actor = { name: IMPORT_AUTHOR, mayInjectCode: false };

export function contentImportPorts(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  media: Media,
  outgoing: Pick<Outgoing, 'send'> = createOutgoing({ resolve: resolveHost, privateNetworks: [] }),
): ImportPorts {
  return {
    checkBody,
    async createDocument(tx, input) {
      const created = await createDocumentIn(tx, deps, actor, input);
      if (created.kind !== 'created') return { kind: 'refused', message: created.message };
      return { kind: 'created', path: created.document.path ?? '' };
    },
    async replaceDraft(tx, { siteId, documentId, body }) {
      const document = await findDocument(tx, siteId, documentId);
      if (!document) throw new Error(`no document ${documentId} to replace the draft of`);
      await saveRevision(tx, deps, {
        document,
        baseId: document.draftId,
        body: stampBody(undefined, body, actor),
        actor,
        operations: null,
      });
    },
    async publish(tx, input) {
      const published = await publishDocumentIn(tx, deps, input);
      if (published.kind !== 'published') throw new Error(published.message);
    },
    async schedule(tx, input) {
      const scheduled = await scheduleDocumentIn(tx, deps, { ...input, action: 'publish' });
      if (scheduled.kind !== 'scheduled') throw new Error(scheduled.message);
    },
    async createBlog(tx, input) {
      const made = await createCollectionIn(tx, deps, actor, { ...input, type: COLLECTION_TYPES.blog });
      if ('message' in made) return { kind: 'refused', message: made.message };
      const { collectionId, pageId } = made;
      return { kind: 'ready', collectionId, pageId, isNew: made.kind === 'created' };
    },
    showComments: (tx, input) => showImportedComments(tx, deps, input),
    async limitComments(tx, input) {
      const changed = await changeDocumentSettingsIn(tx, deps, input);
      if (changed.kind !== 'changed') throw new Error(changed.message);
    },
    redirect: (tx, { siteId, from, target }) =>
      upsertRedirect(tx, { id: deps.newId(), siteId, from, target, status: 301, now: deps.now() }),
    async changeSiteSettings(siteId, settings) {
      const changed = await changeSiteSettings(deps, { siteId, settings });
      return changed.kind === 'changed' ? undefined : changed.message;
    },
    async upload({ path, ...input }) {
      const uploaded = await uploadMedia(media, actor, { ...input, bytes: { path } });
      return uploaded.kind === 'stored' ? uploaded : { kind: 'refused', message: uploaded.message };
    },
    async foreseeUpload({ filename, path }) {
      const checked = await checkFile(filename, path);
      return 'reason' in checked ? { kind: 'refused', message: checked.message } : undefined;
    },
    hashPassword,
    async findPicture({ siteId, address }) {
      const known = pictureAddress(address);
      return known === undefined ? undefined : findFetched(deps.db.read, { siteId, address: known });
    },
    fetchPicture: pictureFetcher(media, { outgoing }, actor),
  };
}
