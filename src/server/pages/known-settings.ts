/** Settings of documents as they are stored: of most the same few texts, read once each. */
import { type DocumentSettings, documentSettingsSchema } from '#domain/content/document.ts';

const knownSettings = new Map<string, DocumentSettings>();
const MAX_KNOWN_SETTINGS = 200;

export function settingsOf(text: string): DocumentSettings {
  const known = knownSettings.get(text);
  if (known) return known;
  const settings = documentSettingsSchema.parse(JSON.parse(text));
  if (knownSettings.size >= MAX_KNOWN_SETTINGS) knownSettings.clear();
  knownSettings.set(text, settings);
  return settings;
}
