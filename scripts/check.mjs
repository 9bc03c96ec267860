// The fast part of the tests: types, lint, architecture rules, unused code.
import { runSteps } from './steps.mjs';

process.exit(
  await runSteps([
    ['types', 'tsc', ['-b']],
    ['lint', 'biome', ['check', '--error-on-warnings', '.']],
    ['architecture', 'depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'src']],
    ['unused code', 'knip', ['--no-progress']],
  ]),
);
