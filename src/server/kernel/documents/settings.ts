/** Settings of documents and collections as they are stored: of most the same few texts, read once each. */
import { BoundedMap } from '#domain/bounded-map.ts';
import {
  type CollectionSettings,
  collectionSettingsSchema,
  type DocumentSettings,
  documentSettingsSchema,
} from '#domain/content/document.ts';

const MAX_KNOWN = 200;

function knownTexts<T>(read: (stored: unknown) => T): (text: string) => T {
  const known = new BoundedMap<string, T>(MAX_KNOWN);
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    return known.keep(text, read(JSON.parse(text)));
  };
}

export const documentSettingsOf = knownTexts<DocumentSettings>((stored) =>
  documentSettingsSchema.parse(stored),
);
export const collectionSettingsOf = knownTexts<CollectionSettings>((stored) =>
  collectionSettingsSchema.parse(stored),
);
