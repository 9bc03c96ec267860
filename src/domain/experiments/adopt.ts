/** Writes a version of an experiment into the pages themselves, and takes all that was written for it away. */
import type { Body } from '../content/content.ts';
import type { Operation } from '../content/operations.ts';
import { merge } from '../content/overlays.ts';
import { changeValue, type Editable, resetLayer } from '../fields/edit-layer.ts';
import { type Experiment, layerOf, versionsOf } from './experiment.ts';

type Versioned = Pick<Experiment, 'key' | 'experimentType' | 'versions'>;

/** The operations that make a body what the version shows; the original only loses what the others have. */
export function adoptOperations(body: Body, experiment: Versioned, version: string): Operation[] {
  const winning = layerOf(experiment, version);
  const layers = versionsOf(experiment).map((each) => layerOf(experiment, each));
  return targetsOf(body).flatMap((target) => [
    ...writeLayer(target, winning),
    ...layers.flatMap((layer) => resetLayer(target, layer)),
  ]);
}

/** The keys of experiments that a body has versions of. */
export function experimentKeysIn(body: Body): string[] {
  const conditions = targetsOf(body).flatMap(({ value }) => Object.keys(value.overlays ?? {}));
  return [...new Set(conditions.flatMap((each) => /^variant:([^=]*)=/.exec(each)?.[1] ?? []))];
}

/** Whether a body says something else in a version than in the original. */
export function differsIn(body: Body, experiment: Pick<Experiment, 'key'>, version: string): boolean {
  const layer = layerOf(experiment, version);
  return targetsOf(body).some(({ value }) => Object.keys(value.overlays?.[layer] ?? {}).length > 0);
}

function targetsOf(body: Body): Editable[] {
  return [
    { kind: 'page', value: body },
    ...body.sections.flatMap((section): Editable[] => [
      { kind: 'section', value: section },
      ...section.blocks.map((block): Editable => ({ kind: 'block', value: block })),
    ]),
  ];
}

function writeLayer(target: Editable, layer: string): Operation[] {
  const own = target.value.overlays?.[layer] ?? {};
  return Object.entries(own).flatMap(([key, over]) =>
    changeValue(target, 'base', [key], merge(Reflect.get(target.value, key), over)),
  );
}
