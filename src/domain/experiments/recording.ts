/**
 * Recording of whole visits (EXPT-06 to EXPT-08). The contract has a call and three conditions, and says nothing of what
 * records: Vitrine has nothing that does. Its answer is an id that means “do not record”, so that nothing ever is.
 */
import { isFeatureOn, variantShown } from './read-context.ts';

export const RECORDING_ID_PATH = '/api/commerce/fullstory/getId';
/** Of no recording service: pages that get it record nothing. */
export const MOCK_RECORDING_ID = 'mock-id';
/** The feature toggle that allows recording, and the test that picks the visitors for it. */
export const RECORDING_TOGGLE = 'full-session-recording';
export const RECORDING_SAMPLE = 'full-session-recording-sample';
/** On the document: this visit may be recorded, under the id in its detail. */
export const RECORDING_EVENT = 'vitrine:record';
const SAMPLED = 'b';
/** Weaker devices are left alone. */
const MORE_THAN_CORES = 2;

/** Whether recording is on, and this visitor is in the sample. @param configuration the experiments that the page carries */
export function isPickedForRecording(configuration: unknown): boolean {
  const isOn = isFeatureOn(configuration, { name: RECORDING_TOGGLE, fallback: false });
  return isOn && variantShown(configuration, { name: RECORDING_SAMPLE, fallback: '' }) === SAMPLED;
}

/** Whether the visit of somebody who was picked is recorded on this device. @param id what the call answered */
export function mayRecord({ cores, id }: { readonly cores: number; readonly id: unknown }): boolean {
  return cores > MORE_THAN_CORES && typeof id === 'string' && id !== '' && id !== MOCK_RECORDING_ID;
}
