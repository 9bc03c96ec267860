/** Tells of a web font the page wants and cannot have, such as one of an older build (ERRS-16). Its fallback stands in. */
import type { ReportError } from './report-error.ts';

export function reportLostFonts(
  faces: Iterable<Pick<FontFace, 'display' | 'family' | 'status'>>,
  resources: readonly { readonly name: string; readonly responseStatus?: number }[],
  report: ReportError,
): void {
  // Firefox calls an optional face that came too late to be shown an error as well. It tells what was answered, which
  // not every browser does.
  const isOneGone = resources.some(
    ({ name, responseStatus }) => responseStatus === undefined || (responseStatus > 399 && /woff/.test(name)),
  );
  // A fallback lies on the visitor's own machine, or does not: nothing is lost.
  for (const { display, family, status } of faces)
    if (status === 'error' && !family.endsWith('-alt') && (isOneGone || display !== 'optional'))
      report('Requested font no longer in Typekit', { part: family });
}
