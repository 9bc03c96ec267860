/** A database that counts the queries it gets outside of writes: what an answer costs, however busy the machine is. */
import type { Database } from '#server/db/engine.ts';

export interface CountedDatabase {
  readonly db: Database;
  /** How many queries `run` has caused. */
  during(run: () => Promise<unknown>): Promise<number>;
}

export function countQueries(db: Database): CountedDatabase {
  let asked = 0;
  const read = db.read.withPlugin({
    transformQuery: ({ node }) => node,
    // Queries that were compiled before are not transformed, only answered.
    async transformResult({ result }) {
      asked += 1;
      return result;
    },
  });
  const counted: Database = {
    engine: db.engine,
    read,
    write: (command) => db.write(command),
    onCommit: (listener) => db.onCommit(listener),
    isReachable: () => db.isReachable(),
    close: () => db.close(),
  };
  return {
    db: counted,
    async during(run) {
      const before = asked;
      await run();
      return asked - before;
    },
  };
}
