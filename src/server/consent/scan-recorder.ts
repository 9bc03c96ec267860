/**
 * Runs before everything else of a page that is looked at. The policy says what was asked of others; names of cookies and
 * of other stored things are noted where they would be written, and read back so that scripts go on as they would.
 */
export const RECORDER = `(() => {
  const requests = new Map(), kept = new Set(), jar = new Map();
  const scripts = /^(script|connect|worker)/;
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    if (!/^(https?|wss?):/.test(blockedURI) || blockedURI.startsWith(location.protocol + '//' + location.host + '/')) return;
    requests.set(blockedURI.slice(0, 4000), scripts.test(effectiveDirective));
  });
  const keep = (name) => { if (name && kept.size < 500) kept.add(String(name).slice(0, 200)); };
  Object.defineProperty(Document.prototype, 'cookie', {
    configurable: true,
    get: () => [...jar].map((pair) => pair.join('=')).join('; '),
    set(text) {
      const [pair, ...terms] = String(text).split(';');
      const [name, ...value] = pair.split('=');
      const isEnd = terms.some((term) => /^\\s*max-age\\s*=\\s*(0|-)/i.test(term) || /^\\s*expires\\s*=.*1970/i.test(term));
      if (isEnd) return jar.delete(name.trim());
      jar.set(name.trim(), value.join('='));
      keep(name.trim());
    },
  });
  const storage = () => new Proxy({}, {
    get(all, name) {
      if (name === 'setItem') return (key, value) => { all[key] = String(value); keep(key); };
      if (name === 'getItem') return (key) => (Object.hasOwn(all, key) ? all[key] : null);
      if (name === 'removeItem') return (key) => { delete all[key]; };
      if (name === 'clear') return () => { for (const key of Object.keys(all)) delete all[key]; };
      if (name === 'key') return (index) => Object.keys(all)[index] ?? null;
      if (name === 'length') return Object.keys(all).length;
      return all[name];
    },
    set(all, name, value) { all[name] = String(value); keep(name); return true; },
  });
  for (const name of ['localStorage', 'sessionStorage']) {
    const value = storage();
    Object.defineProperty(window, name, { configurable: true, get: () => value });
  }
  if (window.cookieStore) cookieStore.set = async (name) => keep(name && name.name ? name.name : name);
  if (window.IDBFactory) {
    const open = IDBFactory.prototype.open;
    IDBFactory.prototype.open = function (name, ...rest) { keep(name); return open.call(this, name, ...rest); };
  }
  const tell = () => parent.postMessage({
    scanned: {
      requests: [...requests].slice(0, 500).map(([address, isScript]) => ({ address, isScript })),
      kept: [...kept],
    },
  }, '*');
  addEventListener('load', () => setTimeout(tell, 1000));
})();`;
