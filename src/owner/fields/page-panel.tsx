/** What can be said of the page itself: its title, the details of a post, its settings, and how it is shared. */
import type { ReactNode } from 'react';
import type { Body } from '#domain/content/content.ts';
import { bodyFieldsSchema } from '#domain/content/document.ts';
import { describeField } from '#domain/fields/describe-schema.ts';
import { field } from '#domain/fields/field.ts';
import { mediaRefSchema } from '#domain/links/link.ts';
import { fill } from '../fill.ts';
import { DETAILS, type PostDetails } from '../page-settings/post-details.ts';
import { PostFields } from '../page-settings/post-fields.tsx';
import { SocialCard, useSharedPicture } from '../page-settings/social-card.tsx';
import { useSiteOrigin } from '../session.ts';
import { TextArea, TextField } from '../ui/field.tsx';
import { useIsAskedFor } from '../use-is-asked-for.ts';
import { MediaControl } from './controls/media-control.tsx';
import { FoldingGroup, Group } from './group.tsx';
import { Labelled } from './labelled.tsx';
import styles from './panel.module.css';
import { useField, usePanel } from './panel-context.tsx';
import { useSiteSettings } from './site-data.ts';
import * as texts from './words/en.ts';

const PICTURE = describeField(
  mediaRefSchema.optional().meta(field(texts.sharingPicture, { files: 'image' })),
  'socialImage',
);
/** What search engines show of a description. */
const SHOWN_CHARACTERS = 160;

export function PagePanel(): ReactNode {
  const { collectionId, settings } = usePanel();
  const title = useField<string>(['title'], 'text');
  return (
    <>
      <Group>
        <TextField
          label={texts.title}
          value={title.value}
          error={title.error}
          aside={title.aside}
          onChange={title.set}
        />
      </Group>
      {collectionId && <PostGroup collectionId={collectionId} />}
      {settings}
      <SharingGroup />
    </>
  );
}

/** How search engines, messengers and social networks show it. */
function SharingGroup(): ReactNode {
  const { collectionId } = usePanel();
  const description = useField<string | undefined>(['fields', 'description'], 'long-text');
  const isAsked = useIsAskedFor('description');
  const length = description.value?.length ?? 0;
  return (
    <FoldingGroup
      name={collectionId ? 'sharing-of-posts' : 'sharing-of-pages'}
      title={texts.searchAndSharing}
      isOpen={!collectionId}
      isAskedFor={isAsked}
      summary={length === 0 ? texts.noDescriptionYet : description.value}
    >
      <div className={styles['fields']}>
        <TextArea
          label={texts.description}
          autoFocus={isAsked}
          hint={
            length > SHOWN_CHARACTERS
              ? fill(texts.searchEnginesShowAboutShowncharactersCharacters, {
                  shownCharacters: SHOWN_CHARACTERS,
                  length,
                })
              : texts.oneOrTwoSentencesForSearch
          }
          value={description.value ?? ''}
          error={description.error}
          aside={description.aside}
          onChange={(text) => description.set(text === '' ? undefined : text)}
        />
        <MediaControl field={PICTURE} path={['fields', 'socialImage']} />
        <SharedCard />
      </div>
    </FoldingGroup>
  );
}

/** What lists and archives say of a post. */
function PostGroup({ collectionId }: { readonly collectionId: string }): ReactNode {
  const tags = useField<PostDetails['tags']>(['fields', 'tags']);
  const categories = useField<PostDetails['categories']>(['fields', 'categories']);
  const author = useField<PostDetails['author']>(['fields', 'author'], 'text');
  const excerpt = useField<PostDetails['excerpt']>(['fields', 'excerpt'], 'long-text');
  const image = useField<PostDetails['image']>(['fields', 'image'], PICTURE.kind);
  const startsAt = useField<PostDetails['startsAt']>(['fields', 'startsAt']);
  const endsAt = useField<PostDetails['endsAt']>(['fields', 'endsAt']);
  const location = useField<PostDetails['location']>(['fields', 'location'], 'text');
  const event = useField<PostDetails['event']>(['fields', 'event']);
  const fields = { tags, categories, author, excerpt, image, startsAt, endsAt, location, event };
  const value = Object.fromEntries(DETAILS.map((name) => [name, fields[name].value]));
  return (
    <FoldingGroup name="details-of-posts" title={texts.details} isOpen summary={author.value}>
      <div className={styles['fields']}>
        <PostFields
          collectionId={collectionId}
          value={value as PostDetails}
          onChange={(part) => {
            for (const name of DETAILS)
              if (name in part) (fields[name].set as (value: unknown) => void)(part[name]);
          }}
        />
      </div>
    </FoldingGroup>
  );
}

/** The page as messengers and social networks show it. */
function SharedCard(): ReactNode {
  const { target, siteId } = usePanel();
  const origin = useSiteOrigin(siteId);
  const body = target.value as Body;
  const fields = bodyFieldsSchema.safeParse(body.fields).data ?? {};
  const settings = useSiteSettings(siteId).data;
  const pictureId = useSharedPicture(body, {
    chosenId: fields.socialImage?.id ?? fields.image?.id,
    siteId: settings?.socialImage?.id,
  });
  return (
    <Labelled label={texts.socialPreview}>
      <div className="full">
        <SocialCard
          host={origin.replace(/^https?:\/\//, '')}
          title={body.title || texts.untitled}
          description={fields.description ?? ''}
          pictureId={pictureId}
        />
      </div>
    </Labelled>
  );
}
