/** Courses: lessons that open one after the other, and what members have completed of them. */
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { LESSONS_OF_PERSON } from '#domain/courses/calls.ts';
import type { MakeFeature } from '../feature.ts';
import { findCollection } from '../kernel/documents/queries-collections.ts';
import { coursesOfMember } from './account-courses.ts';
import { stateIn } from './course-state.ts';
import { lessonEnd } from './lesson-end.ts';
import { findCourse, isForMembers } from './queries.ts';
import { deleteLessonsOf, listLessonsOf } from './queries-members.ts';
import { courseRoutes } from './routes.ts';
import { courseIn } from './translated.ts';
import { courseVisitorRoutes } from './visitor-routes.ts';

export const feature: MakeFeature = (kernel, common) => {
  const deps = { ...kernel, ...common };
  return {
    routes: { owner: [courseRoutes(deps)], site: [courseVisitorRoutes(deps)] },
    page: {
      itemEnd: lessonEnd,
      data: (db, site) => ({
        async course(collectionId) {
          const collection = await findCollection(db, site.id, collectionId);
          if (collection?.type !== COLLECTION_TYPES.lessons) return undefined;
          const language = site.translation && site.settings.locale;
          return {
            ...(await courseIn(db, { siteId: site.id, language }, collection)),
            isForMembers: await isForMembers(db, collectionId),
          };
        },
        courseState: async () => undefined,
      }),
      visitorData: (context) => ({
        async courseState(collectionId) {
          const signedIn = await common.members.readSignedIn(context);
          const course = signedIn && (await findCourse(kernel.db.read, signedIn.member.siteId, collectionId));
          if (!course) return undefined;
          const holder = await common.members.holderOf(signedIn.member);
          return stateIn(kernel.db.read, course, { siteMemberId: signedIn.member.id, holder });
        },
      }),
    },
    person: {
      known: {
        name: 'lessons',
        answer: LESSONS_OF_PERSON,
        erased: 'Completed lessons.',
        find: (db, siteId, email) => listLessonsOf(db, siteId, email.toLowerCase()),
      },
      erase: (tx, siteId, email) => deleteLessonsOf(tx, siteId, email.toLowerCase()),
    },
    account: [{ section: 'courses', find: coursesOfMember(deps) }],
  };
};
