/** Finds a place by typing: the arrows go through what was found, Enter takes it, Escape leaves it. */
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useState } from 'react';
import * as calls from '#domain/maps/calls.ts';
import type { Place, Prediction } from '#domain/maps/places.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { TextField } from '../ui/field.tsx';
import { Failure } from '../ui/notice.tsx';
import styles from './maps.module.css';
import * as say from './words/en.ts';

interface PlaceSearchProps {
  readonly siteId: string;
  readonly onPick: (place: Place) => void;
}

export function PlaceSearch({ siteId: site, onPick }: PlaceSearchProps): ReactNode {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const [error, setError] = useState<unknown>();
  const [news, setNews] = useState('');
  const input = useDeferredValue(typed.trim());
  const found = useQuery({
    queryKey: ['places', site, input],
    queryFn: ({ signal }) => call(calls.findPlaces, { site, query: { input } }, { signal }),
    enabled: input.length > 1,
    placeholderData: (before) => before,
  });
  const predictions = typed.trim().length > 1 ? (found.data?.predictions ?? []) : [];
  const pick = async ({ placeId }: Prediction) => {
    setError(undefined);
    try {
      const { place } = await call(calls.readFoundPlace, { site, place: placeId });
      setTyped('');
      setNews(fill(say.theMapNowShowsAddresstitle, { addressTitle: place.addressTitle }));
      onPick(place);
    } catch (problem) {
      setError(problem);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = predictions.length;
    const step = { ArrowDown: 1, ArrowUp: count - 1 }[event.key];
    const prediction = predictions[chosen];
    if (step !== undefined && count > 0) setChosen((chosen + step) % count);
    else if (event.key === 'Enter' && prediction) void pick(prediction);
    else if (event.key === 'Escape' && typed !== '') setTyped('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isNothing = found.isSuccess && !found.isFetching && input.length > 1 && predictions.length === 0;
  return (
    <div>
      <TextField
        label={say.findAPlace}
        hint={say.aTownOrAnAddressIf}
        role="combobox"
        aria-expanded={predictions.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={predictions.length > 0 ? `${id}-${chosen}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setChosen(0);
          setNews('');
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label={say.places} className={styles['places']}>
        {predictions.map((prediction, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and takes the keys
          <div
            key={prediction.placeId}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onClick={() => void pick(prediction)}
          >
            {prediction.description}
          </div>
        ))}
      </div>
      <p role="status" className={styles['status']}>
        {isNothing ? say.noPlaceFoundEnterItsAddress : news}
      </p>
      {(error ?? found.error) !== undefined && (error ?? found.error) !== null && (
        <Failure error={(error ?? found.error) as Error} />
      )}
    </div>
  );
}
