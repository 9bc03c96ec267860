import { type Kysely, sql } from 'kysely';
import type { Migration } from '../engine.ts';

/** Sites, documents with their revisions, media, jobs and tokens. */
export const foundation: Migration = {
  name: '001-foundation',
  async up(db, engine) {
    // PostgreSQL sorts text by the database's locale unless told otherwise; byte order is SQLite's and ours.
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await createSites(db, text, int);
    await createDocuments(db, text, int);
    await createFiles(db, text, int);
    await createJobs(db, text, int);
  },
};

type Column = ReturnType<typeof sql>;

async function createSites(db: Kysely<unknown>, text: Column, int: Column): Promise<void> {
  await db.schema
    .createTable('sites')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('identifier', text, (c) => c.notNull().unique())
    .addColumn('settings', text, (c) => c.notNull())
    .addColumn('version', int, (c) => c.notNull().defaultTo(1))
    .addColumn('status', int, (c) => c.notNull())
    .addColumn('website_type', int, (c) => c.notNull())
    .addColumn('created_at', int, (c) => c.notNull())
    .addColumn('updated_at', int, (c) => c.notNull())
    .addColumn('deleted_at', int)
    .execute();
  await db.schema
    .createTable('hosts')
    .addColumn('host', text, (c) => c.primaryKey())
    .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('is_primary', int, (c) => c.notNull())
    .addColumn('created_at', int, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('hosts_by_site').on('hosts').column('site_id').execute();
}

async function createDocuments(db: Kysely<unknown>, text: Column, int: Column): Promise<void> {
  await db.schema
    .createTable('collections')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('type', int, (c) => c.notNull())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('settings', text, (c) => c.notNull())
    .addColumn('page_id', text)
    .addColumn('created_at', int, (c) => c.notNull())
    .addColumn('source_id', text)
    .execute();
  await db.schema.createIndex('collections_by_site').on('collections').column('site_id').execute();
  await db.schema
    .createTable('documents')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('page_type', int, (c) => c.notNull())
    .addColumn('collection_id', text)
    .addColumn('parent_id', text)
    .addColumn('slug', text, (c) => c.notNull())
    .addColumn('path', text)
    .addColumn('position', int, (c) => c.notNull())
    .addColumn('status', int, (c) => c.notNull())
    .addColumn('title', text, (c) => c.notNull())
    .addColumn('settings', text, (c) => c.notNull())
    .addColumn('draft_id', text)
    .addColumn('published_id', text)
    .addColumn('published_at', int)
    .addColumn('scheduled_id', text)
    .addColumn('scheduled_at', int)
    .addColumn('scheduled_action', text)
    .addColumn('deleted_at', int)
    .addColumn('created_at', int, (c) => c.notNull())
    .addColumn('updated_at', int, (c) => c.notNull())
    .addColumn('source_id', text)
    .execute();
  await sql`create unique index documents_live_path on documents (site_id, path) where deleted_at is null`.execute(
    db,
  );
  await sql`create index documents_of_collection on documents (collection_id, published_at, id)`.execute(db);
  await sql`create index documents_by_kind on documents (site_id, kind, parent_id)`.execute(db);
  await sql`create unique index documents_by_source on documents (site_id, source_id) where source_id is not null`.execute(
    db,
  );
  await createRevisions(db, text, int);
}

async function createRevisions(db: Kysely<unknown>, text: Column, int: Column): Promise<void> {
  await db.schema
    .createTable('revisions')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('document_id', text, (c) => c.notNull().references('documents.id').onDelete('cascade'))
    .addColumn('site_id', text, (c) => c.notNull())
    .addColumn('base_id', text)
    .addColumn('body', text, (c) => c.notNull())
    .addColumn('author', text, (c) => c.notNull())
    .addColumn('created_at', int, (c) => c.notNull())
    .addColumn('name', text)
    .addColumn('is_kept', int, (c) => c.notNull().defaultTo(0))
    .addColumn('operations', text)
    .execute();
  await sql`create index revisions_of_document on revisions (document_id, id)`.execute(db);
  await db.schema
    .createTable('labels')
    .addColumn('document_id', text, (c) => c.notNull().references('documents.id').onDelete('cascade'))
    .addColumn('site_id', text, (c) => c.notNull())
    .addColumn('collection_id', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('label', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('labels_key', ['document_id', 'kind', 'label'])
    .execute();
  await sql`create index labels_of_collection on labels (collection_id, kind, label)`.execute(db);
  await db.schema
    .createTable('redirects')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('from_path', text, (c) => c.notNull())
    .addColumn('target', text, (c) => c.notNull())
    .addColumn('status', int, (c) => c.notNull())
    .addColumn('created_at', int, (c) => c.notNull())
    .addUniqueConstraint('redirects_from', ['site_id', 'from_path'])
    .execute();
}

async function createFiles(db: Kysely<unknown>, text: Column, int: Column): Promise<void> {
  const real = sql`double precision`;
  await db.schema
    .createTable('media')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('filename', text, (c) => c.notNull())
    .addColumn('mime', text, (c) => c.notNull())
    .addColumn('bytes', int, (c) => c.notNull())
    .addColumn('width', int, (c) => c.notNull())
    .addColumn('height', int, (c) => c.notNull())
    .addColumn('focal_x', real, (c) => c.notNull())
    .addColumn('focal_y', real, (c) => c.notNull())
    .addColumn('alt', text, (c) => c.notNull())
    .addColumn('caption', text, (c) => c.notNull())
    .addColumn('luminance', text, (c) => c.notNull())
    .addColumn('color', text, (c) => c.notNull())
    .addColumn('hash', text, (c) => c.notNull())
    .addColumn('created_at', int, (c) => c.notNull())
    .addColumn('deleted_at', int)
    .addColumn('source_id', text)
    .execute();
  await sql`create index media_by_site on media (site_id, id)`.execute(db);
  await sql`create unique index media_by_source on media (site_id, source_id) where source_id is not null`.execute(
    db,
  );
  await db.schema
    .createTable('comments')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
    .addColumn('document_id', text, (c) => c.notNull().references('documents.id').onDelete('cascade'))
    .addColumn('parent_id', text)
    .addColumn('author_name', text, (c) => c.notNull())
    .addColumn('body', text, (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('created_at', int, (c) => c.notNull())
    .addColumn('source_id', text)
    .execute();
  await sql`create index comments_of_document on comments (document_id, id)`.execute(db);
  await sql`create unique index comments_by_source on comments (site_id, source_id) where source_id is not null`.execute(
    db,
  );
}

async function createJobs(db: Kysely<unknown>, text: Column, int: Column): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('site_id', text)
    .addColumn('type', text, (c) => c.notNull())
    .addColumn('payload', text, (c) => c.notNull())
    .addColumn('status', text, (c) => c.notNull())
    .addColumn('run_at', int, (c) => c.notNull())
    .addColumn('attempts', int, (c) => c.notNull())
    .addColumn('dedupe_key', text, (c) => c.unique())
    .addColumn('lease_until', int)
    .addColumn('lease_owner', text)
    .addColumn('last_error', text)
    .addColumn('created_at', int, (c) => c.notNull())
    .addColumn('finished_at', int)
    .execute();
  await sql`create index jobs_due on jobs (status, run_at)`.execute(db);
  await db.schema
    .createTable('tokens')
    .addColumn('id', text, (c) => c.primaryKey())
    .addColumn('hash', text, (c) => c.notNull().unique())
    .addColumn('name', text, (c) => c.notNull())
    .addColumn('site_id', text)
    .addColumn('scopes', text, (c) => c.notNull())
    .addColumn('created_at', int, (c) => c.notNull())
    .addColumn('last_used_at', int)
    .addColumn('revoked_at', int)
    .execute();
}
