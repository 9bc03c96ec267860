// The fast part of the tests: types, lint, architecture rules, unused code, code that only tests use.
import { CHECKS, runTogether } from './steps.mjs';

const ended = await runTogether(CHECKS);
process.exit(ended.some(({ code }) => code !== 0) ? 1 : 0);
