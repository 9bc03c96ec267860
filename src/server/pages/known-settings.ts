/** Settings of documents and collections as they are stored: of most the same few texts, read once each. */
import {
  type CollectionSettings,
  collectionSettingsSchema,
  type DocumentSettings,
  documentSettingsSchema,
} from '#domain/content/document.ts';

const MAX_KNOWN = 200;

function knownTexts<T>(read: (stored: unknown) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const found = known.get(text);
    if (found) return found;
    const settings = read(JSON.parse(text));
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(text, settings);
    return settings;
  };
}

export const settingsOf = knownTexts<DocumentSettings>((stored) => documentSettingsSchema.parse(stored));
export const collectionSettingsOf = knownTexts<CollectionSettings>((stored) =>
  collectionSettingsSchema.parse(stored),
);
