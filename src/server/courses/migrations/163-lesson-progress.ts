import { sql } from 'kysely';
import type { Migration } from '../../db/engine.ts';

/** Which members have completed which lessons. */
export const lessonProgress: Migration = {
  name: '163-lesson-progress',
  async up(db, engine) {
    const text = engine === 'postgres' ? sql`text collate "C"` : sql`text`;
    const int = sql`bigint`;
    await db.schema
      .createTable('completed_lessons')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('site_id', text, (c) => c.notNull().references('sites.id').onDelete('cascade'))
      .addColumn('site_member_id', text, (c) => c.notNull().references('members.id').onDelete('cascade'))
      .addColumn('lesson_id', text, (c) => c.notNull().references('documents.id').onDelete('cascade'))
      .addColumn('completed_at', int, (c) => c.notNull())
      .addUniqueConstraint('completed_lessons_once', ['site_member_id', 'lesson_id'])
      .execute();
    await sql`create index completed_lessons_of_lesson on completed_lessons (lesson_id)`.execute(db);
    await sql`create index completed_lessons_of_site on completed_lessons (site_id, id)`.execute(db);
  },
};
