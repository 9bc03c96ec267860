/** Reading an experiment: a caller gets its default for one that is missing or broken (EXPT-04, EXPT-05). */
import {
  type ExperimentContext,
  type ExperimentType,
  findContext,
  isEnabled,
  type Problem,
} from './context.ts';

/** The words of the contract. */
const MESSAGES: Readonly<Record<Problem, (type: ExperimentType) => string>> = {
  notLoaded: () => 'The underlying Praetor configuration is not loaded',
  missing: () => 'The specified feature does not exist',
  isNot: (type) => `The specified feature is not a ${type}`,
  invalid: () => 'The specified feature has an invalid server-side definition',
};

interface Asked<Value> {
  readonly name: string;
  /** What holds where there is no answer. */
  readonly fallback: Value;
  /** Told what was wrong. */
  readonly onError?: (message: string) => void;
}

/** Whether a feature toggle is on. */
export function isFeatureOn(configuration: unknown, asked: Asked<boolean>): boolean {
  return readAs(configuration, 'FEATURE_TOGGLE', asked, isEnabled);
}

/** Which variant of a test is shown. */
export function variantShown(configuration: unknown, asked: Asked<string>): string {
  return readAs(configuration, 'AB_TEST', asked, ({ variant }) => variant);
}

function readAs<Value>(
  configuration: unknown,
  type: ExperimentType,
  { name, fallback, onError }: Asked<Value>,
  read: (context: ExperimentContext) => Value,
): Value {
  const found = findContext(configuration, type, name);
  if (typeof found !== 'string') return read(found);
  onError?.(MESSAGES[found](type));
  return fallback;
}
