import { expect, test } from 'vitest';
import { bucketOf, chooseIn, equalWeights, rangesOf } from './bucket.ts';
import cases from './growthbook-cases.json' with { type: 'json' };

type Range = [number, number];

test.each(cases.hash as [string, string, number, number | null][])(
  'EXPT-10 the number of a visitor: seed %j, visitor %j, version %d is %d',
  (seed, visitor, version, expected) => {
    expect(bucketOf(seed, visitor, version) ?? null).toBe(expected);
  },
);

test.each(cases.getBucketRange as [string, [number, number, number[] | null], Range[]][])(
  'EXPT-10 the ranges of variants: %s',
  (_name, [count, coverage, weights], expected) => {
    const rounded = rangesOf(count, coverage, weights ?? undefined).map((range) =>
      range.map((each) => Math.round(each * 1e6) / 1e6),
    );
    expect(rounded).toEqual(expected);
  },
);

test.each(cases.chooseVariation as [string, number, Range[], number][])(
  'EXPT-10 the variant of a number: %s',
  (_name, bucket, ranges, expected) => {
    expect(chooseIn(ranges, bucket)).toBe(expected);
  },
);

test.each(cases.getEqualWeights as [number, number[]][])('equal weights of %d', (count, expected) => {
  expect(equalWeights(count).map((each) => Math.trunc(each * 1e8) / 1e8)).toEqual(expected);
});

interface RunExperiment {
  readonly key: string;
  readonly seed?: string;
  readonly variations: readonly unknown[];
  readonly weights?: readonly number[];
  readonly coverage?: number;
  readonly hashVersion?: number;
}
type RunCase = [string, { attributes: { id: unknown } }, RunExperiment, unknown, boolean, boolean];

test.each((cases.run as unknown as RunCase[]).filter(([, { attributes }]) => attributes.id))(
  'EXPT-10 a visitor is assigned as elsewhere: %s',
  (_name, { attributes }, experiment, value, isIn) => {
    const { key, seed = key, variations, coverage, weights, hashVersion = 1 } = experiment;
    const bucket = bucketOf(seed, String(attributes.id), hashVersion) ?? 0;
    const place = chooseIn(rangesOf(variations.length, coverage, weights), bucket);
    expect(place >= 0 && variations.length > 1).toBe(isIn);
    if (isIn) expect(variations[place]).toEqual(value);
  },
);
