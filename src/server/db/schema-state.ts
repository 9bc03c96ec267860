/** How old the tables are, compared with what this program knows. */
import { sql } from 'kysely';
import type { Migration } from './engine.ts';
import { migrations, newerMessage } from './migrate.ts';
import type { Queryable } from './schema.ts';

export type SchemaState =
  | { readonly kind: 'current' }
  /** Nothing has been stored yet. */
  | { readonly kind: 'empty' }
  /** Steps that an upgrade would take, in their order. */
  | { readonly kind: 'older'; readonly missing: readonly string[] }
  /** Another version wrote it, which knows more than this one. */
  | { readonly kind: 'newer'; readonly message: string };

/** @param known steps of this program; others only in tests */
export async function readSchemaState(
  db: Queryable,
  known: readonly Migration[] = migrations,
): Promise<SchemaState> {
  const tables = await db.introspection.getTables();
  if (!tables.some(({ name }) => name === 'migrations')) return { kind: 'empty' };
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  if (applied.size === 0) return { kind: 'empty' };
  const names = known.map(({ name }) => name);
  const unknown = [...applied].filter((name) => !names.includes(name));
  if (unknown.length > 0) return { kind: 'newer', message: newerMessage(unknown) };
  const missing = names.filter((name) => !applied.has(name));
  return missing.length > 0 ? { kind: 'older', missing } : { kind: 'current' };
}
