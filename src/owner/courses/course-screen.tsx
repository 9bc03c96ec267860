/** One course: its chapters and lessons, and its members. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import type { Collection } from '#domain/content/calls-collections.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { collectionsQuery } from '../documents.ts';
import { useMay, useSite } from '../session.ts';
import { EmptyState, Failure } from '../ui/notice.tsx';
import { Screen, Stack } from '../ui/page.tsx';
import { Loading } from '../ui/spinner.tsx';
import { CourseForm } from './course-form.tsx';
import { CourseMembers } from './course-members.tsx';
import { useLessons } from './use-course.ts';
import * as say from './words/en.ts';

export function CourseScreen(): ReactNode {
  const site = useSite();
  const { collection: id } = useParams();
  const collections = useQuery(collectionsQuery(site.id));
  const collection = collections.data?.find((each) => each.id === id);
  const isCourse = collection?.type === COLLECTION_TYPES.lessons;
  return (
    <Screen
      title={collection?.title ?? say.course}
      description={say.putLessonsIntoChapters}
      above={{
        to: `/sites/${site.id}/${collection ? `collections/${collection.id}` : 'pages'}`,
        label: collection?.title ?? say.pages,
      }}
    >
      {collections.isPending && <Loading />}
      {collections.error && <Failure error={collections.error} onRetry={() => void collections.refetch()} />}
      {collections.data && !isCourse && (
        <EmptyState title={say.courseNotFound}>{say.itMayHaveBeenDeleted}</EmptyState>
      )}
      {collection && isCourse && <Course collection={collection} />}
    </Screen>
  );
}

function Course({ collection }: { readonly collection: Collection }): ReactNode {
  const { id: site } = useSite();
  const seesMembers = useMay('admin.customer-data');
  const lessons = useLessons(site, collection.id);
  return (
    <Stack>
      {lessons.error ? (
        <Failure error={lessons.error} onRetry={() => void lessons.refetch()} />
      ) : lessons.data ? (
        <CourseForm collection={collection} lessons={lessons.data} />
      ) : (
        <Loading />
      )}
      {seesMembers && <CourseMembers collectionId={collection.id} />}
    </Stack>
  );
}
