/** What is reported where a page cannot be measured (PERF-09 to PERF-12). */
export const PERFORMANCE_MESSAGES = {
  timeout: 'Metric settings request timeout',
  noPageLoad: 'Unable to resolve pageLoadId',
  empty: 'Data is empty',
} as const;
