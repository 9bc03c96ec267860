/** Where the visitor's scripts report what went wrong, so that nothing fails silently and nothing else stops. */

interface ErrorOrigin {
  /** Type of the island that failed. */
  readonly island?: string;
  /** Part of the runtime that failed, where it was no island. */
  readonly part?: string;
  /** Nothing failed yet: it will, one day. */
  readonly kind?: 'deprecation';
}

export type ReportError = (error: unknown, origin: ErrorOrigin) => void;

/** Writes to the console and dispatches `vitrine:error` on the document, for whoever collects errors. */
export const reportError: ReportError = (error, origin) => {
  console.error(`[vitrine] ${origin.island ?? origin.part ?? 'script'}:`, error);
  document.dispatchEvent(new CustomEvent('vitrine:error', { detail: { error, ...origin } }));
};
