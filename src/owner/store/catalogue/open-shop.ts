/** The shop of a site that has none yet: a collection with its page, and a place in the menu. */
import { putInMenu } from '#domain/content/calls.ts';
import { make as makeCollection } from '#domain/content/calls-collections.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { call } from '../../api.ts';
import { showError } from '../../ui/toasts.tsx';
import * as say from './words/en.ts';

/** @returns the id of the collection */
export async function openShop(site: string): Promise<string> {
  const body = { type: COLLECTION_TYPES.products, title: say.shop };
  const { collectionId, pageId } = await call(makeCollection, { site, body });
  // The shop exists, even if adding it to the menu fails.
  await call(putInMenu, { site, document: pageId, body: { isShown: true } }).catch(showError);
  return collectionId;
}
