// Byte budgets of what visitors load: measured on every page of the demo site, as the server sends them.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startServer } from '../testing/main/server-process.ts';

/** First-party script of a content page before anyone touches it, brotli. */
const MAX_SCRIPT_BYTES = 4000;
/**
 * The same with all that a visitor's page fetches of the runtime only once it has a use for it: core, calls, errors
 * and their overlay, keys, the stack of overlays, and words in the language of the page. Apart from what only browsers of
 * a site's owner fetch.
 */
const MAX_RUNTIME_BYTES = 7160;
/** Chunks that the script of counting fetches. */
const SPEED = 'src/runtime/performance/collect.ts';
const EVENTS = 'src/runtime/events/watch-events.ts';
const RUNTIME_PARTS = ['collect', 'data-layer', 'overlays', 'system-error'];
/** What counts visitors, on pages of sites that do, brotli. */
const MAX_TRACKING_BYTES = 2800;
/** What measures the speed of a page, on the part of page loads that is measured, brotli. */
const MAX_SPEED_BYTES = 1720;
/** What records named events, fetched at the first click, scroll or video of a page that watches for it, brotli. */
const MAX_EVENTS_BYTES = 1800;
/**
 * Code that every page of a site has with everything switched on, brotli: core and keys, consent, counting, speed and
 * experiments, which have no script of their own, and named events, which wait for a first click, scroll or video.
 */
const MAX_BASE_BYTES = 12_000;
/** The same with what waits for a first error or call: the data layer and the reports of errors. */
const MAX_WHOLE_BASE_BYTES = 14_320;
/**
 * All that a page fetches without being touched, with everything switched on: core and keys, counting, speed, consent,
 * and what opens popups; brotli. What waits for a first error, call or touch is not among it.
 */
const MAX_UNTOUCHED_BYTES = 12_000;
/** Those that come to life at once or when the browser is idle. */
const UNTOUCHED_BLOCKS = ['cookie-banner', 'popup', 'site-bars'];
/**
 * Asking for consent and doing as was answered: its script beside the core, and its styles, which stand in the page; brotli.
 * What brings the banner into a state for its owner to look at is fetched by that owner only.
 */
const MAX_CONSENT_BYTES = 4000;
const CONSENT_STYLES = ['styles', 'parts'].map((name) => `src/blocks/cookie-banner/${name}.css`);
/** What only browsers of a site's owner fetch besides. */
const MAX_OWNER_BYTES = 3000;
const OWNER_PARTS = ['src/runtime/site-owner/owner.ts', 'src/runtime/site-owner/log-out.ts'];
/** What a form adds to it, brotli; its captcha comes where there is one. */
const MAX_FORM_BYTES = 6000;
/** What the page of a product adds before anything is pressed, with the cart in the header; brotli. */
const MAX_PRODUCT_BYTES = 6000;
const PRODUCT_PARTS = ['src/blocks/product/island.ts', 'src/blocks/cart-link/island.ts'];
/** Cart and checkout with all they may fetch, the cart that opens over a page among it; brotli. */
const MAX_CHECKOUT_BYTES = 25_000;
const CHECKOUT_PARTS = [
  'src/blocks/checkout/island.ts',
  'src/blocks/cart-link/island.ts',
  'src/blocks/kit/cart-screen.ts',
  'src/blocks/kit/mini-cart.ts',
];
/** Signing in and the account of a member, with passkeys where the browser has them; brotli. */
const MAX_MEMBER_BYTES = 6000;
const MEMBER_PARTS = [
  'src/blocks/member-account/island.ts',
  'src/blocks/passkey/island.ts',
  'src/blocks/passkey/mount-passkeys.ts',
];
/** What opening a picture large fetches, gzip: 300 bytes of it for speaking the language of the page. */
const MAX_LIGHTBOX_BYTES = 10_300;
/** A video before it plays, gzip. */
const MAX_VIDEO_BYTES = 3000;
/** What galleries that move fetch once one is near, gzip: 100 bytes of it for the language of the page. */
const MAX_GALLERY_BYTES = 8100;
/** Any other widget with its block’s island, gzip. */
const MAX_WIDGET_BYTES = 3000;
/** Style sheet of a page, brotli by itself: visitors get it within the page, where it packs no worse. */
const MAX_CSS_BYTES = 5000;
/** The same before compression: what a browser has to read. */
const MAX_RAW_CSS_BYTES = 20_000;

const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-budgets-'));
const server = await startServer({ dataDir });
const problems = [];
try {
  const manifest = JSON.parse(readFileSync('dist/visitor/manifest.json', 'utf8'));
  const entry = manifest['src/main/visitor.ts'];
  const counting = manifest['src/main/tracking.ts'];
  const script = bytesOf(staticFiles('src/main/visitor.ts', manifest));
  const counted = new Set();
  staticFiles('src/main/visitor.ts', manifest, counted);
  const tracking = bytesOf(staticFiles('src/main/tracking.ts', manifest, counted));
  const after = (file) => bytesOf(staticFiles(file, manifest, new Set(counted)));
  if (tracking > MAX_TRACKING_BYTES)
    problems.push(`what counts visitors is ${tracking} bytes brotli, over ${MAX_TRACKING_BYTES}`);
  const speed = after(SPEED);
  console.log(`measuring speed ${speed} of ${MAX_SPEED_BYTES} bytes brotli`);
  if (speed > MAX_SPEED_BYTES)
    problems.push(`measuring speed is ${speed} bytes brotli, over ${MAX_SPEED_BYTES}`);
  const events = after(EVENTS);
  console.log(`recording events ${events} of ${MAX_EVENTS_BYTES} bytes brotli`);
  if (events > MAX_EVENTS_BYTES)
    problems.push(`recording events is ${events} bytes brotli, over ${MAX_EVENTS_BYTES}`);
  const seen = new Set();
  const parts = ['visitor', ...RUNTIME_PARTS].flatMap((name) =>
    staticFiles(keyOf(name, manifest), manifest, seen),
  );
  const runtime = bytesOf(parts);
  if (runtime > MAX_RUNTIME_BYTES)
    problems.push(`the runtime with all its parts is ${runtime} bytes brotli, over ${MAX_RUNTIME_BYTES}`);
  if (script > MAX_SCRIPT_BYTES)
    problems.push(`the visitor script is ${script} bytes brotli, over ${MAX_SCRIPT_BYTES}`);

  const untouched = new Set();
  const islands = UNTOUCHED_BLOCKS.map((name) => `src/blocks/${name}/island.ts`);
  const all = bytesOf(
    ['src/main/visitor.ts', 'src/main/tracking.ts', SPEED, ...islands].flatMap((file) =>
      staticFiles(file, manifest, untouched),
    ),
  );
  console.log(`all of an untouched page ${all} of ${MAX_UNTOUCHED_BYTES} bytes brotli`);
  if (all > MAX_UNTOUCHED_BYTES)
    problems.push(`a page fetches ${all} bytes brotli untouched, over ${MAX_UNTOUCHED_BYTES}`);
  const base = new Set();
  const baseBytes = [
    ['core and keys', 'src/main/visitor.ts'],
    ['consent', 'src/blocks/cookie-banner/island.ts'],
    ['counting', 'src/main/tracking.ts'],
    ['speed', SPEED],
    ['events', EVENTS],
    ['data layer', keyOf('data-layer', manifest)],
    ['errors', 'src/runtime/errors/collect.ts'],
  ].map(([name, file]) => [name, bytesOf(staticFiles(file, manifest, base))]);
  const sumOf = (parts) => parts.reduce((sum, [, bytes]) => sum + bytes, 0);
  const [untilTouched, whole] = [sumOf(baseBytes.slice(0, 5)), sumOf(baseBytes)];
  console.log(
    `base code ${untilTouched} of ${MAX_BASE_BYTES} bytes brotli, with data layer and errors ${whole} of ${MAX_WHOLE_BASE_BYTES}: ${baseBytes.map((each) => each.join(' ')).join(', ')}`,
  );
  if (untilTouched > MAX_BASE_BYTES)
    problems.push(`base code is ${untilTouched} bytes brotli, over ${MAX_BASE_BYTES}`);
  if (whole > MAX_WHOLE_BASE_BYTES)
    problems.push(`base code with errors is ${whole} bytes brotli, over ${MAX_WHOLE_BASE_BYTES}`);
  const core = new Set();
  staticFiles('src/main/visitor.ts', manifest, core);
  const consentScript = bytesOf(staticFiles('src/blocks/cookie-banner/island.ts', manifest, core));
  const consentCss = brotliCompressSync(
    CONSENT_STYLES.map((file) => readFileSync(file, 'utf8')).join(''),
  ).length;
  const consent = consentScript + consentCss;
  console.log(
    `asking for consent ${consent} of ${MAX_CONSENT_BYTES} bytes brotli, ${consentCss} of them styles`,
  );
  if (consent > MAX_CONSENT_BYTES)
    problems.push(`asking for consent takes ${consent} bytes brotli, over ${MAX_CONSENT_BYTES}`);
  const known = new Set([...seen, ...untouched]);
  const owners = bytesOf(OWNER_PARTS.flatMap((file) => staticFiles(file, manifest, known)));
  console.log(`what owners fetch besides ${owners} of ${MAX_OWNER_BYTES} bytes brotli`);
  if (owners > MAX_OWNER_BYTES)
    problems.push(`owners fetch ${owners} bytes brotli besides, over ${MAX_OWNER_BYTES}`);

  const form = bytesOf(staticFiles('src/blocks/form/island.ts', manifest, seen));
  if (form > MAX_FORM_BYTES) problems.push(`a form’s script is ${form} bytes brotli, over ${MAX_FORM_BYTES}`);

  for (const [name, files, most] of [
    ['the page of a product', PRODUCT_PARTS, MAX_PRODUCT_BYTES],
    ['cart and checkout', CHECKOUT_PARTS, MAX_CHECKOUT_BYTES],
    ['signing in and the account', MEMBER_PARTS, MAX_MEMBER_BYTES],
  ]) {
    const known = new Set(seen);
    const bytes = bytesOf(files.flatMap((file) => staticFiles(file, manifest, known)));
    console.log(`${name} ${bytes} of ${most} bytes brotli`);
    if (bytes > most) problems.push(`${name} adds ${bytes} bytes brotli, over ${most}`);
  }

  const widgets = [
    ['the lightbox', 'src/blocks/kit/lightbox-viewer.ts', MAX_LIGHTBOX_BYTES],
    ['a video', 'src/blocks/video/island.ts', MAX_VIDEO_BYTES],
    ['the engine of galleries', 'src/widgets/gallery/mount-gallery.ts', MAX_GALLERY_BYTES],
    ['an accordion', 'src/blocks/accordion/island.ts', MAX_WIDGET_BYTES],
    ['a marquee', 'src/blocks/marquee/island.ts', MAX_WIDGET_BYTES],
    ['a text shape', 'src/blocks/text-shape/island.ts', MAX_WIDGET_BYTES],
    ['a shape', 'src/blocks/shape/island.ts', MAX_WIDGET_BYTES],
    ['a tooltip', 'src/blocks/button/island.ts', MAX_WIDGET_BYTES],
    // Fetched at a press, when the button’s own script is there.
    ['a confirmation', 'src/blocks/button/ask.ts', MAX_WIDGET_BYTES, 'src/blocks/button/island.ts'],
    ['the prices of a membership', 'src/blocks/pricing/island.ts', MAX_WIDGET_BYTES],
    ['entrances', 'src/blocks/entrance/island.ts', MAX_WIDGET_BYTES],
  ];
  for (const [name, file, most, after] of widgets) {
    const known = new Set(seen);
    if (after) staticFiles(after, manifest, known);
    const bytes = bytesOf(staticFiles(file, manifest, known), gzipSync);
    console.log(`${name} ${bytes} of ${most} bytes gzip`);
    if (bytes > most) problems.push(`${name} is ${bytes} bytes gzip, over ${most}`);
  }

  const pages = await sitemapPaths(server.url);
  let largest = { path: '', bytes: 0, raw: 0 };
  for (const path of [...pages, '/search?q=clay', '/nowhere']) {
    const html = await (await fetch(server.url(path))).text();
    const css = Buffer.from(/<style>(.*?)<\/style>/s.exec(html)?.[1] ?? '');
    const bytes = brotliCompressSync(css).length;
    if (bytes > largest.bytes) largest = { path, bytes, raw: css.length };
    if (bytes > MAX_CSS_BYTES)
      problems.push(`${path} carries ${bytes} bytes of CSS (brotli), over ${MAX_CSS_BYTES}`);
    if (css.length > MAX_RAW_CSS_BYTES)
      problems.push(`${path} carries ${css.length} bytes of CSS, over ${MAX_RAW_CSS_BYTES}`);
    for (const block of ['product', 'checkout'])
      if (html.includes(shopFile(block, manifest)) && !html.includes(`data-island="${block}"`))
        problems.push(`${path} fetches the script of ${block} without showing it`);
    for (const url of foreignAddresses(html)) problems.push(`${path} asks a third party for ${url}`);
    const scripts = [...html.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map((match) => match[1]);
    const own = [entry, counting].map(({ file }) => `/_v/${file}`);
    // One line, which has the faces read that stand in their style sheet.
    const strangers = scripts.filter((url) => !own.includes(url) && !url.startsWith('/_v/fonts/'));
    if (strangers.length > 0) problems.push(`${path} loads ${strangers.join(', ')}`);
  }
  console.log(
    `script ${script} of ${MAX_SCRIPT_BYTES} bytes brotli, with all parts of the runtime ${runtime} of ${MAX_RUNTIME_BYTES}, counting visitors ${tracking} of ${MAX_TRACKING_BYTES}, a form ${form} of ${MAX_FORM_BYTES}; CSS at most ${largest.bytes} of ${MAX_CSS_BYTES} bytes brotli, ${largest.raw} before (${largest.path}); ${pages.length + 2} pages`,
  );
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const problem of problems) console.error(`✗ ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

function bytesOf(files, compress = brotliCompressSync) {
  return files.reduce((sum, file) => sum + compress(readFileSync(`dist/visitor/${file}`)).length, 0);
}

/** Under which the manifest keeps a chunk: where it comes from, or its file, where several others share it. */
function keyOf(name, manifest) {
  const key = Object.keys(manifest).find((each) => manifest[each].name === name);
  if (key === undefined) throw new Error(`The build has no chunk called ${name}: has it been renamed?`);
  return key;
}

/** The entry and everything it imports at once; islands come later, and only where a page holds them. */
function staticFiles(name, manifest, seen = new Set()) {
  if (seen.has(name)) return [];
  seen.add(name);
  const chunk = manifest[name];
  return [chunk.file, ...(chunk.imports ?? []).flatMap((other) => staticFiles(other, manifest, seen))];
}

function shopFile(block, manifest) {
  return manifest[`src/blocks/${block}/island.ts`].file;
}

async function sitemapPaths(url) {
  const text = await (await fetch(url('/sitemap.xml'))).text();
  return [...text.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] || '/');
}

/** Addresses a browser would load by itself from another host. */
function foreignAddresses(html) {
  const loaded = [
    ...html.matchAll(/<(?:img|script|iframe|source|audio|video)\b[^>]*?\s(?:src|srcset)="([^"]+)"/g),
  ].map((match) => match[1]);
  const linked = [
    ...html.matchAll(/<link\b[^>]*\brel="(?:preload|stylesheet|icon)"[^>]*\bhref="([^"]+)"/g),
  ].map((match) => match[1]);
  return [...loaded, ...linked].filter((url) => /^(https?:)?\/\//.test(url));
}
