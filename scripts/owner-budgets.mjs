// Byte budgets of the owner area: what a browser fetches before the first screen and before the editor is there.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Script of whichever screen comes first: sign-in, the list of sites, or a site's home; gzip. */
const MAX_FIRST_SCREEN_BYTES = 180_000;
/** Script of the page editor: the owner area's and that of its frame, gzip. Rich text and axe come when asked for. */
const MAX_EDITOR_BYTES = 345_000;
/** Of that, script of its frame: schemas would more than double it. */
const MAX_FRAME_BYTES = 22_000;

/** With the frames around them. */
const FIRST_SCREENS = [
  ['accounts/sign-in'],
  ['shell/account-frame', 'sites/sites'],
  ['shell/site-frame', 'sites/site-home'],
];
const EDITOR = 'src/owner/editor/edit-screen.tsx';

const owner = readBuild('dist/owner');
const frame = readBuild('dist/edit-frame');
const fileOf = (screen) => `src/owner/${screen}.tsx`;
const first = Math.max(
  ...FIRST_SCREENS.map((parts) => owner.weigh(['src/main/owner.tsx', ...parts.map(fileOf)])),
);
const inFrame = frame.weigh(['src/main/edit-frame.ts']);
const editor = owner.weigh(['src/main/owner.tsx', EDITOR]) + inFrame;
console.log(
  `owner area: first screen ${first} of ${MAX_FIRST_SCREEN_BYTES} bytes gzip; editor ${editor} of ${MAX_EDITOR_BYTES}, of which ${inFrame} of ${MAX_FRAME_BYTES} in its frame`,
);
const problems = [
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
