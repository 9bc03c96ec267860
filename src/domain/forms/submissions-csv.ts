/** Submissions as a table: a column for each field, by the label it had last. */
import { formatCsv } from '../table/csv.ts';
import type { FormSubmission } from './submission.ts';
import { EMPTY_SUMMARY, summarize } from './summarize.ts';

/** @param submissions newest first */
export function submissionsCsv(submissions: readonly FormSubmission[]): string {
  const columns = new Map<string, string>();
  for (const { formId, content } of submissions)
    for (const { id, label } of content) {
      const key = `${formId} ${id}`;
      if (!columns.has(key)) columns.set(key, label);
    }
  const rows = submissions.map((submission) => {
    const cells = new Map(
      submission.content.map((kept) => [`${submission.formId} ${kept.id}`, summarize(kept)]),
    );
    const values = [...columns.keys()].map((key) => cells.get(key) ?? EMPTY_SUMMARY);
    return [
      new Date(submission.createdAt).toISOString(),
      submission.formName,
      submission.pagePath,
      ...values.map((text) => (text === EMPTY_SUMMARY ? '' : text)),
    ];
  });
  return formatCsv([['Sent at', 'Form', 'Page', ...columns.values()], ...rows]);
}
