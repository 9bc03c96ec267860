/** Members of a table on their way in, with what was chosen for them. */
import { useQueryClient } from '@tanstack/react-query';
import { fill } from '../../fill.ts';
import { useSite } from '../../session.ts';
import { type TableAttempt, useTableRun } from '../../ui/use-table-run.ts';
import { keyOf } from '../use-members.ts';
import { type Run, runTable, type Table } from './table-import.ts';
import * as say from './words/en.ts';

export type Choices = Pick<Run, 'planOf' | 'planForAll' | 'sendsMail' | 'joinsNewsletter'>;

export function useImport(table: Table | undefined, choices: Choices) {
  const { id: site } = useSite();
  const client = useQueryClient();
  const run =
    table &&
    (async (attempt: TableAttempt) => {
      try {
        return await runTable({ site, table, ...choices, ...attempt });
      } finally {
        // What was sent before a failure is there too.
        if (!attempt.isTrial) void client.invalidateQueries({ queryKey: keyOf(site) });
      }
    });
  return useTableRun({
    run,
    failureWords: (message, isTrial) =>
      isTrial ? message : fill(say.messageMembersAlreadyImportedAreKept, { message }),
  });
}
