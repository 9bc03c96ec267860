import { sql } from 'kysely';
import type { Migration } from '../engine.ts';

/**
 * Operations on code were kept as they were asked for, with trust that was not granted. What was granted stands in the bodies; what led
 * there is forgotten, and such a draft counts as replaced as a whole.
 */
export const grantedOperations: Migration = {
  name: '024-granted-operations',
  async up(db) {
    await sql`update revisions set operations = null where operations like '%"trusted"%'
      or operations like '%"html"%' or operations like '%"mode"%' or operations like '%"path":["version"%'`.execute(
      db,
    );
  },
};
