import { expect, test } from 'vitest';
import type { ExperimentContext } from './context.ts';
import {
  isPickedForRecording,
  MOCK_RECORDING_ID,
  mayRecord,
  RECORDING_SAMPLE,
  RECORDING_TOGGLE,
} from './recording.ts';

const toggle: ExperimentContext = {
  name: RECORDING_TOGGLE,
  experimentType: 'FEATURE_TOGGLE',
  variant: 'true',
  segmentName: 'everyone',
  containsError: false,
};
const sample: ExperimentContext = {
  ...toggle,
  name: RECORDING_SAMPLE,
  experimentType: 'AB_TEST',
  variant: 'b',
};
const picked = [toggle, sample];

interface Visit {
  readonly configuration?: unknown;
  readonly cores?: number;
  readonly id?: unknown;
}

function isRecorded({ configuration = picked, cores = 4, id = 'service-1' }: Visit = {}): boolean {
  return isPickedForRecording(configuration) && mayRecord({ cores, id });
}

test('EXPT-06 a visit is recorded only with the toggle, in the sample, on more than two cores', () => {
  expect(isRecorded()).toBe(true);
  expect(isRecorded({ cores: 2 })).toBe(false);
  expect(isRecorded({ configuration: [{ ...toggle, variant: 'false' }, sample] })).toBe(false);
  expect(isRecorded({ configuration: [toggle, { ...sample, variant: 'a' }] })).toBe(false);
  expect(isRecorded({ configuration: [toggle] })).toBe(false);
  expect(isRecorded({ configuration: [sample] })).toBe(false);
  expect(isRecorded({ configuration: 'nothing' })).toBe(false);
});

test('EXPT-08 nothing is recorded under the mock id, which is what is answered', () => {
  expect(isRecorded({ id: MOCK_RECORDING_ID })).toBe(false);
  for (const id of ['', undefined, 5])
    expect(isPickedForRecording(picked) && mayRecord({ cores: 4, id })).toBe(false);
});
