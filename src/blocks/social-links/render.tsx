import type { ReactNode } from 'react';
import type { RenderContext } from '#domain/page.ts';
import type { BlockRender } from '../contract.ts';
import { linkAttributes } from '../kit/link.tsx';
import { kitWords } from '../kit/words/words.ts';
import type { SocialLink, SocialLinksProps } from './definition.ts';
import { ICONS } from './icons.ts';
import { findService, SERVICES, type Service } from './services.ts';

export const render: BlockRender<SocialLinksProps> = ({ props, context }) => {
  const links: readonly SocialLink[] =
    props.source === 'site' ? context.site.settings.socialLinks : props.links;
  const entries = links.flatMap((link, index) => renderEntry(link, index, props.style, context));
  if (entries.length === 0) return null;
  const kind = props.style === 'icons' ? 'bare' : 'named';
  return (
    <ul
      className={`social-links social-links-${kind} social-links-${props.size} social-links-${props.align}`}
    >
      {entries}
    </ul>
  );
};

function renderEntry(
  link: SocialLink,
  key: number,
  style: SocialLinksProps['style'],
  context: RenderContext,
): ReactNode[] {
  const attributes = linkAttributes({ url: link.url }, context);
  if (!attributes) return [];
  const { href, rel } = attributes;
  const service = findService(link.service, link.url);
  const name = link.label?.trim() || nameOf(service, link.url, context.locale);
  return [
    <li key={key}>
      {/* `me` lets services such as Mastodon confirm that the profile belongs to this site. */}
      <a href={href} rel={rel ? `me ${rel}` : 'me'} aria-label={style === 'icons' ? name : undefined}>
        {style !== 'names' && (
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={ICONS[service]} />
          </svg>
        )}
        {style !== 'icons' && <span>{name}</span>}
      </a>
    </li>,
  ];
}

/** A service’s own name, which is the same in every language; of a website, its host. */
function nameOf(service: Service, url: string, locale: string): string {
  if (service === 'website') return hostOf(url) || kitWords(locale)('website');
  return service === 'email' || service === 'phone' ? kitWords(locale)(service) : SERVICES[service].name;
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
}
