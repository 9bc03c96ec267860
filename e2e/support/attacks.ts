/**
 * What a script tries that somebody has put into a site, against the owner who looks at the site. It stands as
 * `window.attacks` where it runs; every attack answers in plain data what came of it.
 *
 * `bare` is a page of the same origin without a policy of its own (robots.txt in a frame): what the policy of pages
 * forbids there is not forbidden, so that the layers behind it have to hold by themselves.
 */
export interface Tried {
  readonly kind: 'read' | 'opaque' | 'error';
  readonly status?: number;
  readonly text?: string;
  readonly error?: string;
}

export type Realm = 'page' | 'bare';

export interface Attacks {
  /** Directives of the page's policy that something ran into. */
  violations(): string[];
  request(realm: Realm, url: string, options: RequestInit): Promise<Tried>;
  beacon(realm: Realm, url: string, body: string): Promise<boolean>;
  /** Sends a form into a frame. */
  form(realm: Realm, url: string, enctype: string, fields: Record<string, string>): Promise<string>;
  /** What can be seen of a frame that shows the address. */
  frame(realm: Realm, url: string): Promise<{ documentIsNull: boolean; frames: number; heard: number }>;
  /** Loads the address as a script, a style sheet and a picture. */
  include(realm: Realm, url: string): Promise<string[]>;
  /** Opens a window. */
  popup(url: string): void;
  /** Talks to the window, and tells what can be seen of it. */
  tell(messages: unknown[]): Promise<{ isClosed: boolean; document: string; opener: string; heard: number }>;
  cookies(lines: string[]): string;
  workers(urls: string[]): Promise<string[]>;
  stores(): Promise<Record<string, unknown>>;
  /** Says to whoever shows this page what the editor's frame would say, and tells what came back. */
  pretend(tokens: string[]): Promise<{ ports: number; referrer: string; history: string[] }>;
}

export function attackScript(): string {
  return `(() => {
  const violations = [];
  document.addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));
  const heard = [];
  addEventListener('message', (event) => heard.push({ origin: event.origin, ports: event.ports.length }));
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  let bare;
  const realm = async (name) => {
    if (name === 'page') return window;
    if (!bare) {
      bare = document.createElement('iframe');
      bare.src = '/robots.txt';
      await new Promise((resolve) => { bare.onload = resolve; document.body.append(bare); });
    }
    return bare.contentWindow;
  };
  const policyStops = (view) => new Promise((resolve) => view.document.addEventListener('securitypolicyviolation', resolve, { once: true }));
  /** Whatever comes of it has come, or the browser says nothing of what it stops. */
  const LONG_MS = 8000;
  const inFrame = async (view, prepare) => {
    const frame = view.document.createElement('iframe');
    frame.name = 'f' + Math.random().toString(36).slice(2);
    view.document.body.append(frame);
    const loaded = new Promise((resolve) => { frame.onload = resolve; });
    const stopped = policyStops(view);
    prepare(frame);
    await Promise.race([loaded, stopped, pause(LONG_MS)]);
    await pause(250);
    return frame;
  };
  window.attacks = {
    violations: () => violations,
    async request(name, url, options) {
      const view = await realm(name);
      try {
        const answer = await view.fetch(url, options);
        if (answer.type === 'opaque' || answer.type === 'opaqueredirect') return { kind: 'opaque' };
        return { kind: 'read', status: answer.status, text: (await answer.text()).slice(0, 200) };
      } catch (error) { return { kind: 'error', error: error.name }; }
    },
    async beacon(name, url, body) { return (await realm(name)).navigator.sendBeacon(url, body); },
    async form(name, url, enctype, fields) {
      const view = await realm(name);
      const frame = await inFrame(view, (target) => {
        const form = Object.assign(view.document.createElement('form'), { method: 'post', action: url, enctype, target: target.name });
        for (const [key, value] of Object.entries(fields))
          form.append(Object.assign(view.document.createElement('input'), { name: key, value }));
        view.document.body.append(form);
        form.submit();
      });
      try { return String(frame.contentDocument && frame.contentDocument.body && frame.contentDocument.body.textContent.slice(0, 200)); }
      catch (error) { return error.name; }
    },
    async frame(name, url) {
      const before = heard.length;
      const frame = await inFrame(await realm(name), (each) => { each.src = url; });
      frame.contentWindow.postMessage({ vitrine: 'connect', version: 1 }, '*', [new MessageChannel().port1]);
      await pause(200);
      return { documentIsNull: frame.contentDocument === null, frames: frame.contentWindow.length, heard: heard.length - before };
    },
    async include(name, url) {
      const { document: doc } = await realm(name);
      const outcome = (element, attribute) => new Promise((resolve) => {
        element.onload = () => resolve('loaded');
        element.onerror = () => resolve('error');
        element[attribute] = url;
        doc.body.append(element);
        setTimeout(() => resolve('nothing'), 30000);
      });
      const link = Object.assign(doc.createElement('link'), { rel: 'stylesheet' });
      return [await outcome(doc.createElement('script'), 'src'), await outcome(link, 'href'), await outcome(doc.createElement('img'), 'src')];
    },
    popup(url) { window.openedWindow = window.open(url, 'owner'); },
    async tell(messages) {
      const before = heard.length;
      const opened = window.openedWindow;
      if (!opened) return { isClosed: true, document: 'none', opener: 'none', heard: 0 };
      let seen;
      try { seen = typeof opened.document; } catch (error) { seen = error.name; }
      for (const message of messages) { try { opened.postMessage(message, '*', [new MessageChannel().port1]); } catch {} }
      await pause(300);
      return { isClosed: opened.closed, document: seen, opener: String(window.opener), heard: heard.length - before };
    },
    cookies(lines) { for (const line of lines) document.cookie = line; return document.cookie; },
    async workers(urls) {
      if (!navigator.serviceWorker) return ['absent'];
      const outcomes = [];
      for (const url of urls) {
        try { await navigator.serviceWorker.register(url); outcomes.push('registered'); }
        catch (error) { outcomes.push(error.name); }
      }
      return outcomes;
    },
    async stores() {
      const said = [];
      for (const name of ['vitrine', 'editor', 'session', 'owner', 'presence', 'edit'])
        new BroadcastChannel(name).onmessage = (event) => said.push(event.data);
      addEventListener('storage', (event) => said.push(event.key));
      await pause(1500);
      const databases = indexedDB.databases ? (await indexedDB.databases()).map(({ name }) => name) : [];
      const caches_ = window.caches ? await caches.keys() : [];
      const locks = navigator.locks ? (await navigator.locks.query()).held.map(({ name }) => name) : [];
      return { said, local: Object.keys(localStorage), session: Object.keys(sessionStorage), databases, caches: caches_, locks };
    },
    async pretend(tokens) {
      const before = heard.filter(({ ports }) => ports > 0).length;
      for (const token of tokens) parent.postMessage({ vitrine: 'listening', token }, '*');
      parent.postMessage({ vitrine: 'listening' }, '*');
      await pause(1000);
      const history = window.navigation ? navigation.entries().map(({ url }) => String(url)) : [];
      return { ports: heard.filter(({ ports }) => ports > 0).length - before, referrer: document.referrer, history };
    },
  };
})();`;
}
