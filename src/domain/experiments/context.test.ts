import { expect, test } from 'vitest';
import { EXPERIMENT_TYPES, type ExperimentContext } from './context.ts';
import { experimentContextSchema } from './context-schema.ts';
import { isFeatureOn, variantShown } from './read-context.ts';

const toggle: ExperimentContext = {
  name: 'new-cart',
  experimentType: 'FEATURE_TOGGLE',
  variant: 'true',
  segmentName: 'everyone',
  containsError: false,
};
const hero: ExperimentContext = { ...toggle, name: 'hero', experimentType: 'AB_TEST', variant: 'b' };
const configuration = [toggle, hero];

/** What is answered for one that goes wrong, and what is said of it. */
function failed(stored: unknown, name: string) {
  const said: string[] = [];
  const onError = (message: string) => said.push(message);
  const isOn = isFeatureOn(stored, { name, fallback: true, onError });
  return [isOn, ...said];
}

test('EXPT-01 an experiment has its name, type, variant, segment, and whether it contains an error', () => {
  expect(Object.keys(experimentContextSchema.shape)).toEqual([
    'name',
    'experimentType',
    'variant',
    'segmentName',
    'containsError',
  ]);
  const { variant: _variant, ...without } = toggle;
  expect(experimentContextSchema.safeParse(without).success).toBe(false);
});

test('EXPT-02 an experiment is a feature toggle or an A/B test', () => {
  expect(EXPERIMENT_TYPES).toEqual(['FEATURE_TOGGLE', 'AB_TEST']);
  expect(experimentContextSchema.safeParse({ ...toggle, experimentType: 'HOLDOUT' }).success).toBe(false);
});

test('EXPT-03 a feature toggle is on only where its variant is the word true', () => {
  for (const variant of ['false', 'TRUE', 'True', '1', 'on', '', 'true ', 'a'])
    expect([variant, isFeatureOn([{ ...toggle, variant }], { name: 'new-cart', fallback: true })]).toEqual([
      variant,
      false,
    ]);
  expect(isFeatureOn(configuration, { name: 'new-cart', fallback: false })).toBe(true);
});

test('EXPT-04 EXPT-05 what is wrong is said in the words of the contract, and the default holds', () => {
  for (const nothing of [undefined, null, {}, 'x'])
    expect(failed(nothing, 'new-cart')).toEqual([true, 'The underlying Praetor configuration is not loaded']);
  expect(failed([], 'new-cart')).toEqual([true, 'The specified feature does not exist']);
  expect(failed(configuration, 'hero')).toEqual([true, 'The specified feature is not a FEATURE_TOGGLE']);
  for (const broken of [
    { ...toggle, containsError: true },
    { ...toggle, variant: 5 },
    { ...toggle, experimentType: 'HOLDOUT' },
    { ...toggle, segmentName: undefined },
    { ...toggle, containsError: 'no' },
  ])
    expect(failed([broken], 'new-cart')).toEqual([
      true,
      'The specified feature has an invalid server-side definition',
    ]);
  const said: string[] = [];
  const asked = { name: 'new-cart', fallback: 'a', onError: (message: string) => said.push(message) };
  expect(variantShown(configuration, asked)).toBe('a');
  expect(said).toEqual(['The specified feature is not a AB_TEST']);
});

test('EXPT-09 toggles and tests are read from what the page carries', () => {
  expect(isFeatureOn(configuration, { name: 'new-cart', fallback: false })).toBe(true);
  expect(variantShown(configuration, { name: 'hero', fallback: 'a' })).toBe('b');
});
