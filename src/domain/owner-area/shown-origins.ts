/** Which origins the policy of the owner area's document lets it show; `https://*.sites.example.org` stands for all hosts below. */

/** Where the document tells them, between spaces: `data-shown-origins` of the root element. */
export const SHOWN_ORIGINS = 'shown-origins';

/** Those of the origins that a document with this policy cannot show. */
export function findUnshown(origins: readonly string[], shown: readonly string[]): string[] {
  return origins.filter((origin) => !shown.some((pattern) => covers(pattern, origin)));
}

function covers(pattern: string, origin: string): boolean {
  const [scheme = '', domain] = pattern.split('*');
  if (domain === undefined) return pattern === origin;
  return (
    origin.startsWith(scheme) && origin.endsWith(domain) && origin.length > scheme.length + domain.length
  );
}
