/** Submissions as a table: a column for each field, by the label it had last; times as the site's clocks show them. */
import { formatLocalTime } from '../locale/local-time.ts';
import { formatCsv, formatCsvRows } from '../table/csv.ts';
import type { FormSubmission } from './calls-inbox.ts';
import { EMPTY_SUMMARY, summarize } from './summarize.ts';

interface Column {
  readonly formId: string;
  readonly label: string;
}

/** Gets to know all columns first, then writes rows a few at a time. */
export class SubmissionTable {
  readonly #timeZone: string;
  /** By form and field; those of one form beside each other. */
  readonly #columns = new Map<string, Map<string, Column>>();
  readonly #forms = new Map<string, string>();

  /** @param timeZone IANA name, told in the head */
  constructor(timeZone: string) {
    this.#timeZone = timeZone;
  }

  /** @param submissions newest first */
  addColumns(submissions: readonly FormSubmission[]): void {
    for (const { formId, formName, content } of submissions) {
      const columns = this.#columns.get(formId) ?? new Map<string, Column>();
      this.#columns.set(formId, columns);
      if (!this.#forms.has(formId)) this.#forms.set(formId, formName || 'Form');
      for (const { id, label } of content) if (!columns.has(id)) columns.set(id, { formId, label });
    }
  }

  head(): string {
    const heads = this.#all().map(([, { formId, label }]) =>
      this.#forms.size > 1 ? `${this.#forms.get(formId)}: ${label}` : label,
    );
    return formatCsv([distinct([`Sent at (${this.#timeZone})`, 'Form', 'Page', ...heads])]);
  }

  rows(submissions: readonly FormSubmission[]): string {
    const all = this.#all();
    return formatCsvRows(submissions.map((submission) => this.#rowOf(submission, all)));
  }

  #all(): (readonly [fieldId: string, column: Column])[] {
    return [...this.#columns.values()].flatMap((columns) => [...columns]);
  }

  #rowOf(submission: FormSubmission, all: readonly (readonly [string, Column])[]): string[] {
    const { formId, formName, pagePath, createdAt, content } = submission;
    const cells = new Map(content.map((kept) => [kept.id, summarize(kept)]));
    const values = all.map(([id, column]) => (column.formId === formId ? cells.get(id) : undefined) ?? '');
    return [
      // What every spreadsheet reads as a day and a time.
      formatLocalTime(createdAt, this.#timeZone).replace('T', ' '),
      formName,
      pagePath,
      ...values.map((text) => (text === EMPTY_SUMMARY ? '' : text)),
    ];
  }
}

/** Spreadsheets name columns by their heads: the second of a name gets a number. */
function distinct(heads: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return heads.map((head) => {
    const count = (seen.get(head) ?? 0) + 1;
    seen.set(head, count);
    return count === 1 ? head : `${head} (${count})`;
  });
}
