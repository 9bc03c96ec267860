/** After a post has gone live: says where the page that lists it is a draft still, and offers to publish it too. */
import { type DocumentView, readTree } from '#domain/content/calls.ts';
import { publish } from '#domain/content/calls-publishing.ts';
import { call } from '../api.ts';
import { fill } from '../fill.ts';
import { showError, showToast } from '../ui/toasts.tsx';
import * as say from './words/en.ts';

type Post = Pick<DocumentView, 'kind' | 'collectionId' | 'title'>;

/** @returns whether it has said so */
export async function offerCollection(
  site: string,
  { kind, collectionId, title }: Post,
  onPublished: () => void,
): Promise<boolean> {
  if (kind !== 'item' || collectionId === null) return false;
  const { documents } = await call(readTree, { site });
  const page = documents.find((each) => each.collectionId === collectionId);
  if (!page || page.publishedId !== null) return false;
  const about = `publishing ${page.id}`;
  const publishPage = () => {
    call(publish, { site, document: page.id, body: {} })
      .then(
        () => showToast(fill(say.titleIsLiveAndListsTitle2, { title: page.title, title2: title }), { about }),
        showError,
      )
      .finally(onPublished);
  };
  showToast(fill(say.titleIsLiveThePageTitle2, { title, title2: page.title }), {
    action: { label: fill(say.publishTitleToo, { title: page.title }), onSelect: publishPage },
    // Said once, and in the way of nothing.
    isQuestion: true,
    about,
  });
  return true;
}
