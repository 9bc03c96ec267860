/** Links as blocks write them: one place decides about `rel`, new windows and links that lead nowhere. */
import type { ReactNode } from 'react';
import type { Link } from '#domain/links/link.ts';
import type { RenderContext } from '#domain/page.ts';
import { kitWords } from './words/words.ts';

interface LinkAttributes {
  readonly href: string;
  readonly rel?: string;
  readonly target?: '_blank';
}

/** Whether an address leaves the site; addresses without a host (paths, mailto:, tel:) do not. */
function isExternal(href: string, baseUrl: string): boolean {
  if (!/^(https?:)?\/\//i.test(href)) return false;
  return href !== baseUrl && !href.startsWith(`${baseUrl}/`);
}

/** The attributes of an `<a>`, or undefined when the link leads nowhere. */
export function linkAttributes(
  link: Link | undefined,
  context: Pick<RenderContext, 'href' | 'site'>,
): LinkAttributes | undefined {
  const href = context.href(link);
  if (link === undefined || href === undefined) return undefined;
  const opensWindow = link.newWindow === true;
  return {
    href,
    ...(opensWindow || isExternal(href, context.site.baseUrl) ? { rel: 'noopener' } : {}),
    ...(opensWindow ? { target: '_blank' as const } : {}),
  };
}

/** What tells people who cannot see the page that a link leaves it; empty for other links. */
export function NewWindowNote({
  link,
  locale,
}: {
  readonly link: Link | undefined;
  readonly locale: string;
}): ReactNode {
  if (link?.newWindow !== true) return null;
  return <span className="visually-hidden">{` ${kitWords(locale)('newWindow')}`}</span>;
}

interface LinkedProps {
  readonly link: Link | undefined;
  readonly context: Pick<RenderContext, 'href' | 'site' | 'locale'>;
  readonly className?: string;
  /** Names the link where its content has no words. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** The children as a link; just the children when the link leads nowhere. */
export function Linked({ link, context, className, label, children }: LinkedProps): ReactNode {
  const attributes = linkAttributes(link, context);
  if (!attributes) return children;
  const { href, ...rest } = attributes;
  return (
    <a href={href} {...rest} className={className} aria-label={label}>
      {children}
      <NewWindowNote link={link} locale={context.locale} />
    </a>
  );
}
