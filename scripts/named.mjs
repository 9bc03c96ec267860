// The name of something new: whether it is one, and the forms in which code and people write it.

const MAX_LENGTH = 30;

/** Why this is no name, in words; undefined where it is one. @param kind `a block` */
export function refuseName(name, kind, example) {
  if (name === '')
    return `Name ${kind.replace(/^an? /, 'the ')}: npm run new:${kind.split(' ').at(-1)} ${example}`;
  if (/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) && name.length <= MAX_LENGTH) return undefined;
  return `“${name}” is no name for ${kind}: at most ${MAX_LENGTH} lowercase letters and digits, words joined by hyphens, a letter first, as in ${example}.`;
}

/** @param name as in price-tag */
export function formsOf(name) {
  const camel = name.replace(/-(.)/g, (_match, letter) => letter.toUpperCase());
  const words = name.replaceAll('-', ' ');
  const capital = (text) => text[0].toUpperCase() + text.slice(1);
  return {
    name,
    camel,
    words,
    Pascal: capital(camel),
    Label: capital(words),
    snake: name.replaceAll('-', '_'),
  };
}
