/** Submissions as a table: a column for each field, by the label it had last. */
import { formatCsv, formatCsvRows } from '../table/csv.ts';
import type { FormSubmission } from './submission.ts';
import { EMPTY_SUMMARY, summarize } from './summarize.ts';

/** Gets to know all columns first, then writes rows a few at a time. */
export class SubmissionTable {
  /** Labels by form and field. */
  readonly #columns = new Map<string, string>();

  /** @param submissions newest first */
  addColumns(submissions: readonly FormSubmission[]): void {
    for (const { formId, content } of submissions)
      for (const { id, label } of content) {
        const key = `${formId} ${id}`;
        if (!this.#columns.has(key)) this.#columns.set(key, label);
      }
  }

  head(): string {
    return formatCsv([['Sent at', 'Form', 'Page', ...this.#columns.values()]]);
  }

  rows(submissions: readonly FormSubmission[]): string {
    return formatCsvRows(submissions.map((submission) => this.#rowOf(submission)));
  }

  #rowOf({ formId, formName, pagePath, createdAt, content }: FormSubmission): string[] {
    const cells = new Map(content.map((kept) => [`${formId} ${kept.id}`, summarize(kept)]));
    const values = [...this.#columns.keys()].map((key) => cells.get(key) ?? EMPTY_SUMMARY);
    return [
      new Date(createdAt).toISOString(),
      formName,
      pagePath,
      ...values.map((text) => (text === EMPTY_SUMMARY ? '' : text)),
    ];
  }
}
