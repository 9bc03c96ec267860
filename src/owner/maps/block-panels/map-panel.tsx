/** The panel of a map: the place, found by typing, then what its schema says of it. */
import type { ReactNode } from 'react';
import type { AnyBlockDefinition } from '#domain/block.ts';
import type { MapLocation } from '#domain/maps/map.ts';
import { BlockPanel } from '../../fields/block-panel.tsx';
import { Group } from '../../fields/group.tsx';
import { useField, usePanel } from '../../fields/panel-context.tsx';
import { PlaceSearch } from '../place-search.tsx';
import { StyleSamples } from '../style-samples.tsx';

export function Panel({ definition }: { readonly definition: AnyBlockDefinition }): ReactNode {
  const { siteId, lockedBecause } = usePanel();
  const { value, set } = useField<MapLocation>(['props', 'location']);
  return (
    <>
      {!lockedBecause && (
        <Group>
          <PlaceSearch
            siteId={siteId}
            onPick={({ lat, lng, placeId: _, ...address }) => {
              const { markerLat: __, markerLng: ___, ...rest } = value;
              set({ ...rest, ...address, mapLat: lat, mapLng: lng });
            }}
          />
          <StyleSamples />
        </Group>
      )}
      <BlockPanel definition={definition} without={['style']} />
    </>
  );
}
