/** Courses: their chapters, when lessons open, and how far members are. */
import type { OwnerFeature } from '../feature.ts';

export const feature: OwnerFeature = {
  screens: [
    {
      frame: 'site',
      path: 'courses/:collection',
      load: async () => (await import('./course-screen.tsx')).CourseScreen,
    },
  ],
};
