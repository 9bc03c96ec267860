/** What lies with others, in addresses and style sheets as browsers read them. */

export interface SiteOrigin {
  /** Scheme and host of the site: what lies there is its own. */
  readonly origin: string;
}

const FETCHED = /^(https?|ftp|wss?):$/;

export function isForeign(address: string, { origin }: SiteOrigin): boolean {
  // Most addresses of a page are plain paths, which need no reading.
  if (address === '' || /^(#|\/?[\w-]+(\/[\w.-]+)*$)/.test(address)) return false;
  if (!URL.canParse(address, origin)) return /^\s*([a-z][a-z0-9+.-]*:)?\/\//i.test(address);
  const url = new URL(address, origin);
  return FETCHED.test(url.protocol) && url.origin !== origin;
}

/** Anything in a list such as `srcset`, whose commas need no space after them. */
export function foreignInList(list: string, site: SiteOrigin): string | undefined {
  return list.split(/[\s,]+/).find((each) => isForeign(each, site));
}

const CSS_ADDRESS = /(?:url\(\s*|@import\s*(?=["']))(?:"([^"]*)"|'([^']*)'|([^\s"')]+))/gi;
/** Those of `image-set()` stand without `url()`. */
const CSS_SET = /image-set\([^;{}]*/gi;
const QUOTED = /"([^"]*)"|'([^']*)'/g;

export function foreignInCss(css: string, site: SiteOrigin): string | undefined {
  const read = readableCss(css);
  const sets = [...read.matchAll(CSS_SET)].flatMap(([set]) => [...set.matchAll(QUOTED)]);
  return [...read.matchAll(CSS_ADDRESS), ...sets]
    .map(([, ...found]) => found.find((each) => each !== undefined) ?? '')
    .find((address) => isForeign(address, site));
}

/** A style sheet without what it would fetch from others. */
export function withoutForeign(css: string, site: SiteOrigin): string {
  const text = dropForeign(css, site);
  // What is hidden behind escapes or comments is dropped from the sheet as browsers read it.
  return foreignInCss(text, site) === undefined ? text : dropForeign(readableCss(text), site);
}

function dropForeign(css: string, site: SiteOrigin): string {
  return css
    .replace(CSS_ADDRESS, (text) => (foreignInCss(text, site) === undefined ? text : 'url("about:invalid"'))
    .replace(CSS_SET, (text) =>
      foreignInCss(text, site) === undefined ? text : 'image-set("about:invalid" 1x)',
    );
}

/** Letters that can stand in an address or a keyword, without the escapes that hide them; comments are nothing. */
function readableCss(css: string): string {
  if (!/\\|\/\*/.test(css)) return css;
  return css
    .replace(/\/\*.*?(\*\/|$)/gs, ' ')
    .replace(/\\([0-9a-f]{1,6})\s?/gi, (text, digits: string) => {
      const code = Number.parseInt(digits, 16);
      const letter = code <= 0x7e ? String.fromCharCode(code) : '';
      return /[\w@:/().-]/.test(letter) ? letter : text;
    })
    .replace(/\\([g-z@:/().-])/gi, '$1');
}
