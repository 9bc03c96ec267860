/** What links of the site can lead to, and what an existing link leads to in words. */
import { useQuery } from '@tanstack/react-query';
import { read } from '#domain/content/calls.ts';
import { anchorOf } from '#domain/content/section-anchor.ts';
import { findTargets, type LinkTarget } from '#domain/links/calls.ts';
import type { Link } from '#domain/links/link.ts';
import { categorizeLink } from '#domain/links/link-category.ts';
import { call } from '../api.ts';
import * as say from './words/en.ts';

export function useLinkTargets(siteId: string, kind: 'content' | 'media', search: string) {
  return useQuery({
    queryKey: ['link-targets', siteId, kind, search],
    queryFn: ({ signal }) => call(findTargets, { site: siteId, query: { kind, search } }, { signal }),
    placeholderData: (before) => before,
    select: ({ targets }) => targets,
  });
}

export function useLinkTarget(siteId: string, id: string) {
  return useQuery({
    queryKey: ['link-targets', siteId, 'one', id],
    queryFn: ({ signal }) => call(findTargets, { site: siteId, query: { ids: id } }, { signal }),
    select: ({ targets }) => targets[0] ?? null,
    enabled: id !== '',
  });
}

export interface NamedAnchor {
  readonly anchor: string;
  readonly name: string;
}

/** The named sections of a page, which links can point at. */
export function useAnchors(siteId: string, documentId: string) {
  return useQuery({
    queryKey: ['documents', siteId, 'anchors', documentId],
    queryFn: ({ signal }) => call(read, { site: siteId, document: documentId }, { signal }),
    select: ({ draft }): NamedAnchor[] =>
      (draft?.body.sections ?? []).flatMap(({ name }) => (name ? [{ name, anchor: anchorOf(name) }] : [])),
    enabled: documentId !== '',
  });
}

export interface LinkWords {
  readonly title: string;
  readonly detail?: string | undefined;
  readonly problem?: string | undefined;
  /** Why visitors do not find it in a menu, though nothing is wrong with it. */
  readonly absence?: string | undefined;
}

export function useLinkWords(siteId: string, link: Link | undefined): LinkWords {
  const id = link && 'ref' in link ? link.id : '';
  const { data: target } = useLinkTarget(siteId, id);
  if (!link) return { title: say.noLinkYet };
  const window = link.newWindow ? say.inANewWindow : '';
  if ('url' in link) return { title: withoutScheme(link.url), detail: window || undefined };
  return target === undefined ? { title: '…' } : targetWords(target, link.anchor, window);
}

function targetWords(target: LinkTarget | null, anchor: string | undefined, window: string): LinkWords {
  if (!target || target.isDeleted) {
    return {
      title: target?.title ?? say.deleted,
      problem: say.theLinkedPageOrFileHas,
    };
  }
  const place = [target.path ?? say.aFile, anchor ? `#${anchor}` : ''].join('');
  const draft = target.isPublished ? '' : say.notPublishedYet;
  return {
    title: target.title,
    detail: [place, draft, window].filter(Boolean).join(', '),
    absence: target.isHiddenFromNavigation ? say.hiddenFromTheMenuInIts : undefined,
  };
}

/** Mail addresses and numbers as people write them. */
function withoutScheme(url: string): string {
  const kind = categorizeLink(url);
  return kind === 'mailto' || kind === 'tel' || kind === 'sms' ? url.slice(url.indexOf(':') + 1) : url;
}
