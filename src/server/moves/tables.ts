/** The table of imports, exports, restores and backups. */

import type { Move } from '#domain/moves/calls.ts';
import type { MoveKind, MoveTask } from '#domain/moves/move.ts';
import type { JsonText } from '../db/json-text.ts';

export interface MoveTable {
  id: string;
  /** Null: of the installation. */
  siteId: string | null;
  kind: MoveKind;
  /** MoveTask as JSON. */
  task: JsonText<MoveTask>;
  state: Move['state'];
  filename: string;
  progress: string;
  /** MoveReport as JSON. */
  report: JsonText<NonNullable<Move['report']>> | null;
  message: string | null;
  /** Sentences as JSON. */
  details: JsonText<string[]>;
  resultBytes: number | null;
  startedBy: string;
  createdAt: number;
  finishedAt: number | null;
  /** From when on it is forgotten, with its files. */
  expiresAt: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    moves: MoveTable;
  }
}
