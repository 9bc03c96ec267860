// `npm run bench [NAME …] [--record]`: builds, measures, prints ratios; --record writes docs/performance.md, and docs/widgets-benchmark.md.
import { build } from './build.mjs';
import { findChromium } from './find-chromium.ts';
import { run } from './steps.mjs';

const code = await build();
if (code !== 0) process.exit(code);
const env = {
  ...process.env,
  VITRINE_BUILD: 'bench',
  NODE_ENV: 'production',
  CHROMIUM_PATH: findChromium() ?? '',
};
const built = await run('vite', ['build', '--logLevel', 'warn'], { env });
if (built !== 0) process.exit(built);
const args = process.argv.slice(2);
const measured = await run(process.execPath, ['dist/bench/main.js', ...args], { env });
// What is recorded has to pass `npm run check` as it stands.
if (args.includes('--record')) await run('biome', ['format', '--write', 'docs'], { env });
process.exit(measured);
