// Byte budgets of the owner area: what a browser fetches before somebody can sign in, before the first screen and before the editor is there.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Script of the pages for people who are not signed in, gzip. Less than a fifth of a rendering library. */
const MAX_SIGN_IN_BYTES = 12_000;
/** Script of whichever screen comes first: the list of sites, or a site's home; gzip. */
const MAX_FIRST_SCREEN_BYTES = 150_000;
/** Script of the page editor: the owner area's and that of its frame, gzip. Rich text and axe come when asked for. */
const MAX_EDITOR_BYTES = 300_000;
/** Of that, script of its frame: schemas would more than double it. */
const MAX_FRAME_BYTES = 22_000;

/** With the frames around them. */
const FIRST_SCREENS = [
  ['shell/account-frame', 'sites/sites'],
  ['shell/site-frame', 'sites/site-home'],
];
const EDITOR = 'src/owner/editor/edit-screen.tsx';

const owner = readBuild('dist/owner/en');
const frame = readBuild('dist/edit-frame');
const fileOf = (screen) => `src/owner/${screen}.tsx`;
const first = Math.max(
  ...FIRST_SCREENS.map((parts) => owner.weigh(['src/main/owner.tsx', ...parts.map(fileOf)])),
);
const signIn = owner.weigh(['src/main/way-in.ts']);
const inFrame = frame.weigh(['src/main/edit-frame.ts']);
const editor = owner.weigh(['src/main/owner.tsx', EDITOR]) + inFrame;
console.log(
  `owner area: signing in ${signIn} of ${MAX_SIGN_IN_BYTES} bytes gzip; first screen ${first} of ${MAX_FIRST_SCREEN_BYTES}; editor ${editor} of ${MAX_EDITOR_BYTES}, of which ${inFrame} of ${MAX_FRAME_BYTES} in its frame`,
);
const problems = [
  ...(signIn > MAX_SIGN_IN_BYTES ? [`signing in takes ${signIn} bytes`] : []),
  ...(first > MAX_FIRST_SCREEN_BYTES ? [`the owner area's first screen takes ${first} bytes`] : []),
  ...(editor > MAX_EDITOR_BYTES ? [`the editor takes ${editor} bytes`] : []),
  ...(inFrame > MAX_FRAME_BYTES ? [`the editor's frame takes ${inFrame} bytes`] : []),
];
for (const problem of problems) console.error(`✗ ${problem}`);
process.exit(problems.length > 0 ? 1 : 0);

function readBuild(folder) {
  const manifest = JSON.parse(readFileSync(`${folder}/manifest.json`, 'utf8'));
  const gather = (name, seen) => {
    if (seen.has(name)) return;
    seen.add(name);
    for (const other of manifest[name].imports ?? []) gather(other, seen);
  };
  return {
    /** Entries with everything they import at once, each file once. */
    weigh(names) {
      const seen = new Set();
      for (const name of names) {
        if (!manifest[name]) throw new Error(`${folder} holds no ${name}; its budget cannot be measured.`);
        gather(name, seen);
      }
      const files = new Set(
        [...seen].map((name) => manifest[name].file).filter((file) => file.endsWith('.js')),
      );
      return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(`${folder}/${file}`)).length, 0);
    },
  };
}
