/** What is said of the items of a collection, by their kind. */
import type { ItemKind } from '../documents.ts';
import * as say from './words/en.ts';

export const ITEM_WORDS = {
  post: {
    count: say.countPosts,
    none: say.noPostsYet,
    areHidden: say.thePageIsADraftPosts,
    anew: say.newPost,
    create: say.createPost,
  },
  event: {
    count: say.countEvents,
    none: say.noEventsYet,
    areHidden: say.thePageIsADraftEvents,
    anew: say.newEvent,
    create: say.createEvent,
  },
  product: {
    count: say.countProducts,
    none: say.noProductsYet,
    areHidden: say.thePageIsADraftProducts,
    anew: say.newProduct,
    create: say.createProduct,
  },
  project: {
    count: say.countProjects,
    none: say.noProjectsYet,
    areHidden: say.thePageIsADraftProjects,
    anew: say.newProject,
    create: say.createProject,
  },
  lesson: {
    count: say.countLessons,
    none: say.noLessonsYet,
    areHidden: say.thePageIsADraftLessons,
    anew: say.newLesson,
    create: say.createLesson,
  },
  item: {
    count: say.countItems,
    none: say.noItemsYet,
    areHidden: say.thePageIsADraftItems,
    anew: say.newItem,
    create: say.createItem,
  },
} as const satisfies Record<ItemKind, object>;
