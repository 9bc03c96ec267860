/** Which file of an export holds which document, collection and medium. */
import type { AddressOf } from './annotate.ts';
import { FileNames } from './file-names.ts';

/** Files whose names are always the same. */
export const FILES = {
  site: 'site.json',
  media: 'media.json',
  missing: 'missing.json',
} as const;

/** Folders an export owns, with the kinds of documents in them. */
export const FOLDERS = {
  pages: 'pages/',
  collections: 'collections/',
  sections: 'sections/',
  media: 'media/',
} as const;

/** Documents of which a site has one. */
const SINGLE = new Set(['style', 'navigation', 'header', 'footer']);

export interface Layout {
  fileOf(id: string): string;
  readonly addressOf: AddressOf;
}

interface Addressed {
  readonly id: string;
  readonly kind: string;
  readonly path: string | null;
  readonly slug: string;
  readonly title: string;
  readonly collectionId: string | null;
}

export interface LayoutInput {
  /** In the order of their addresses. */
  readonly documents: readonly Addressed[];
  readonly collections: readonly {
    readonly id: string;
    readonly title: string;
    readonly pageId: string | null;
  }[];
  readonly media: readonly { readonly id: string; readonly filename: string }[];
}

export function layOut({ documents, collections, media }: LayoutInput): Layout {
  const names = new FileNames();
  const files = new Map<string, string>();
  const pathOf = new Map(documents.map((document) => [document.id, document.path]));
  for (const collection of collections) {
    const path = pathOf.get(collection.pageId ?? '');
    const name = path?.split('/').findLast((part) => part !== '') ?? collection.title;
    files.set(collection.id, names.claim(FOLDERS.collections, [name], collection.id, '.json'));
  }
  for (const document of documents) files.set(document.id, documentFile(document, files, names));
  for (const { id, filename } of media)
    files.set(id, names.claim(FOLDERS.media, [`${id}-${filename}`], id, ''));
  return {
    fileOf(id) {
      const file = files.get(id);
      if (file === undefined) throw new Error(`${id} has no file in this export`);
      return file;
    },
    addressOf: ({ id }) => pathOf.get(id) ?? files.get(id),
  };
}

function documentFile(document: Addressed, files: ReadonlyMap<string, string>, names: FileNames): string {
  const { id, kind, path, slug, title } = document;
  const collection = files.get(document.collectionId ?? '');
  if (SINGLE.has(kind)) return names.claim('', [kind], id, '.json');
  if (kind === 'section') return names.claim(FOLDERS.sections, [title], id, '.json');
  if (kind === 'item' && collection) {
    return names.claim(`${collection.slice(0, -'.json'.length)}/`, [slug || title], id, '.json');
  }
  const parts = (path ?? slug).split('/').filter((part) => part !== '');
  return names.claim(FOLDERS.pages, parts.length > 0 ? parts : ['index'], id, '.json');
}
