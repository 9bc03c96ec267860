import { sql } from 'kysely';

/** Whether a document opens without a password, by its settings as they are stored. */
export const hasNoPassword = (column = 'documents.settings') =>
  sql<boolean>`${sql.ref(column)} not like '%"passwordHash"%'`;
