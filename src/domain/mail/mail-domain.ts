/** Domains as mail addresses have them: labels of letters, digits and hyphens, with an ending that is no number. */

const MAX_DOMAIN = 253;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?$/u;
const NUMBER = /^\p{N}+$/u;

/** Also `localhost`, which developers' machines use. */
export function isMailDomain(domain: string): boolean {
  if (domain === 'localhost') return true;
  const labels = domain.split('.');
  const ending = labels.at(-1) ?? '';
  return (
    domain.length <= MAX_DOMAIN &&
    labels.length >= 2 &&
    labels.every((label) => LABEL.test(label)) &&
    ending.length >= 2 &&
    !NUMBER.test(ending)
  );
}
