/**
 * Properties are tried with the same values in every run, so that a red run means a change and can be repeated.
 * `PROPERTY_SEED=random npx vitest run` looks further; whatever it finds prints its own seed.
 */
import fc from 'fast-check';

const USUAL_SEED = 20_261_121;
const wanted = process.env['PROPERTY_SEED'];
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted ?? USUAL_SEED) });
