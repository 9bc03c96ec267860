import type { ReactNode } from 'react';
import { needsConsent } from '#domain/consent/needs-consent.ts';
import {
  addressLines,
  addressText,
  largeMapUrl,
  type MapModel,
  type MapProps,
  mapModel,
} from '#domain/maps/map.ts';
import { type MapPicture, PICTURE_SIZE } from '#domain/maps/picture.ts';
import {
  MAP_SERVICE_NAMES,
  type MapSettings,
  NO_MAPS,
  providerOf,
  sourcesOf,
} from '#domain/maps/settings.ts';
import type { BlockRender } from '../contract.ts';
import { IslandProps } from '../kit/island-props.tsx';
import type { MapData } from './data.ts';
import type { MapIslandProps } from './island-props.ts';
import { mapWords } from './words/words.ts';

export const render: BlockRender<MapProps, MapData> = ({ props, data, context }) => {
  // It has no place yet: the owner’s canvas says so.
  if (!data.location) return null;
  const settings = context.site.maps ?? NO_MAPS;
  const provider = providerOf(settings);
  const model = mapModel({ ...props, location: data.location });
  const { location } = model;
  const say = mapWords(context.locale);
  const address = addressText(location);
  const services = sourcesOf(settings);
  if (services) context.embeds.set(`map ${provider}`, { services });
  const large = largeMapUrl(provider, {
    lat: location.markerLat,
    lng: location.markerLng,
    zoom: location.mapZoom,
    address,
  });
  return (
    <div
      role="group"
      className="map"
      aria-label={address ? say('mapOf', { place: location.addressTitle || address }) : say('map')}
    >
      <div
        className={`map-frame map-${props.height}`}
        data-style={props.style}
        data-map={provider === 'none' ? undefined : provider}
        data-category={provider === 'none' ? undefined : 'media'}
        data-service={MAP_SERVICE_NAMES[provider] || undefined}
      >
        <Locator picture={data.picture} />
        <Pin model={model} href={large} say={say} />
        {provider !== 'none' && <Live settings={settings} say={say} />}
      </div>
      <Address location={location} href={large} say={say} />
      {provider !== 'none' && (
        <IslandProps
          value={
            {
              model,
              settings: { ...settings, key: '' },
              mustAsk: settings.isAsked,
              isHeldBack: needsConsent(context.site),
              language: context.locale,
            } satisfies MapIslandProps
          }
        />
      )}
    </div>
  );
};

function Locator({ picture }: { readonly picture: MapPicture }): ReactNode {
  const { width, height } = PICTURE_SIZE;
  return (
    <svg
      className="map-picture"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="map-land" d={picture.land} />
      <path className="map-borders" d={picture.borders} />
    </svg>
  );
}

interface Saying {
  readonly say: ReturnType<typeof mapWords>;
}

function Pin({ model, href, say }: Saying & { readonly model: MapModel; readonly href: string }): ReactNode {
  const mark = (
    <svg viewBox="0 0 48 64" width="36" height="48" aria-hidden="true">
      <path d="M24 2C12 2 3 11 3 23c0 15 21 39 21 39s21-24 21-39C45 11 36 2 24 2z" />
      <circle cx="24" cy="23" r="8" />
    </svg>
  );
  if (!model.controls.linkOnClick) return <span className="map-marker">{mark}</span>;
  const { addressTitle } = model.location;
  return (
    <a
      className="map-marker"
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={say('large', { place: addressTitle || say('place') })}
    >
      {mark}
    </a>
  );
}

/** Unseen until scripts run: without them the picture is all there is. */
function Live({ settings, say }: Saying & { readonly settings: MapSettings }): ReactNode {
  const name =
    settings.provider === 'google' ? 'Google' : new URL(settings.tiles.replace('{s}', 'a')).hostname;
  return (
    <>
      <div className="map-canvas" hidden role="group" aria-label={say('map')} />
      <div className="map-ask" hidden>
        <button type="button" className="map-show">
          {say('show')}
        </button>
        <p>{say('seen', { name })}</p>
      </div>
      <p className="map-state" role="status" />
    </>
  );
}

function Address({
  location,
  href,
  say,
}: Saying & {
  readonly location: MapModel['location'];
  readonly href: string;
}): ReactNode {
  const lines = addressLines(location);
  if (!location.addressTitle && lines.length === 0) return null;
  return (
    <address className="map-address">
      {location.addressTitle && <strong>{location.addressTitle}</strong>}
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <a href={href} target="_blank" rel="noopener">
        {say('open')}
        <span className="map-unseen">{` ${say('newWindow')}`}</span>
      </a>
    </address>
  );
}
