import type { ReactNode } from 'react';
import type { RenderContext } from '#domain/page.ts';
import type { BlockRender } from '../contract.ts';
import { linkAttributes } from '../kit/link.tsx';
import type { SocialLink, SocialLinksProps } from './definition.ts';
import { ICONS } from './icons.ts';
import { findService, SERVICES } from './services.ts';

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
  const name = link.label?.trim() || (service === 'website' ? hostOf(link.url) : SERVICES[service].name);
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

/** The host of an address, for services that have no name of their own here. */
function hostOf(url: string): string {
  if (!URL.canParse(url)) return 'Website';
  return new URL(url).hostname.replace(/^www\./, '') || 'Website';
}
