/** The table of imports, exports, restores and backups. */

export interface MoveTable {
  id: string;
  /** Null: of the installation. */
  site_id: string | null;
  kind: string;
  /** MoveTask as JSON. */
  task: string;
  /** `waiting`, `running`, `done` or `failed`. */
  state: string;
  filename: string;
  progress: string;
  /** MoveReport as JSON. */
  report: string | null;
  message: string | null;
  /** Sentences as JSON. */
  details: string;
  result_bytes: number | null;
  started_by: string;
  created_at: number;
  finished_at: number | null;
  /** From when on it is forgotten, with its files. */
  expires_at: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    moves: MoveTable;
  }
}
