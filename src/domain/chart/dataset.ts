/** The small table of numbers behind a chart: what makes one complete, and how much of it is drawn. */

export interface DatasetRow {
  readonly label: string;
  /** One for each column. */
  readonly values: readonly number[];
}

export interface Dataset {
  /** Names of the series. */
  readonly columns: readonly string[];
  readonly rows: readonly DatasetRow[];
}

/** Rows beyond this are not drawn (OWNR-15): more cannot be told apart at the width of a phone. */
export const MAX_ROWS = 100;
/** Columns beyond this are not drawn (OWNR-15): more colours cannot be told apart. */
export const MAX_COLUMNS = 8;

export const DATASET_MESSAGES = {
  noColumn: 'Your dataset must have at least one column',
  noRow: 'Your dataset must have at least one row',
  missingData: 'One or more rows was missing data',
} as const;

/** What is wrong with a dataset, in the catalogue's words (OWNR-14); undefined for a complete one. */
export function checkDataset({ columns, rows }: Dataset): string | undefined {
  if (columns.length === 0) return DATASET_MESSAGES.noColumn;
  if (rows.length === 0) return DATASET_MESSAGES.noRow;
  const isWhole = rows.every(
    ({ values }) => values.length === columns.length && values.every((value) => Number.isFinite(value)),
  );
  return isWhole ? undefined : DATASET_MESSAGES.missingData;
}

/** The first rows and columns, as many as are drawn. */
export function truncateDataset({ columns, rows }: Dataset): Dataset & { readonly isTruncated: boolean } {
  return {
    columns: columns.slice(0, MAX_COLUMNS),
    rows: rows
      .slice(0, MAX_ROWS)
      .map(({ label, values }) => ({ label, values: values.slice(0, MAX_COLUMNS) })),
    isTruncated: rows.length > MAX_ROWS || columns.length > MAX_COLUMNS,
  };
}
