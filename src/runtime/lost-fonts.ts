/** Tells of a web font the page wants and cannot have, such as one of an older build (ERRS-16). Its fallback stands in. */
import type { ReportError } from './report-error.ts';

export function reportLostFonts(
  faces: Iterable<Pick<FontFace, 'family' | 'status'>>,
  report: ReportError,
): void {
  for (const { family, status } of faces)
    if (status === 'error') report('Requested font no longer in Typekit', { part: family });
}
