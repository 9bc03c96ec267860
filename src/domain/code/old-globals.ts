/**
 * Globals that code written for other builders counts on, for pages whose own code names them. Such code comes over with
 * an import, and would otherwise stop at its first line.
 */

/** The cookie module of YUI, and the tween helper, as code calls them. */
const OLD_NAMES = /\bY\s*\.\s*Cookie\b|\bY\s*\.\s*use\b|\bTween\b/;

/** The script that stands before the owner's code, or undefined where none of it is needed. */
export function oldGlobals(scripts: readonly string[]): string | undefined {
  return scripts.some((script) => OLD_NAMES.test(script)) ? SCRIPT : undefined;
}

/** Cookies go on working, with one warning a page; the tween helper is not there, and says what to use (ERRS-19). */
const SCRIPT = `(() => {
const said = new Set();
const warn = (text) => { if (!said.has(text)) console.warn('[vitrine] ' + text); said.add(text); };
const cookie = (run) => (...values) => { warn('The old cookie module (Y.Cookie) is deprecated. Use document.cookie.'); return run(...values); };
const set = (name, value, { path = '/', expires, secure } = {}) => {
  document.cookie = encodeURIComponent(name) + '=' + encodeURIComponent(value) + '; path=' + path + (expires ? '; expires=' + expires.toUTCString() : '') + (secure ? '; secure' : '');
};
const get = (name) => {
  const start = encodeURIComponent(name) + '=';
  const found = document.cookie.split('; ').find((each) => each.startsWith(start));
  return found === undefined ? null : decodeURIComponent(found.slice(start.length));
};
const Y = (window.Y ??= {});
Y.use ??= (...names) => { const run = names.at(-1); if (typeof run === 'function') run(Y); };
Y.Cookie ??= {
  get: cookie(get),
  set: cookie(set),
  exists: cookie((name) => get(name) !== null),
  remove: cookie((name, options) => set(name, '', { ...options, expires: new Date(0) })),
};
if (!('Tween' in window)) Object.defineProperty(window, 'Tween', {
  configurable: true,
  get: () => warn('The global tween helper (Tween) is not supported. Use element.animate().'),
  set: (value) => Object.defineProperty(window, 'Tween', { value, writable: true }),
});
})();`;
