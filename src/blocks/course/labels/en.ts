export const name = 'Course';
export const about =
  'The chapters and lessons of a course. Members see what they have completed, where to go on, and when the next lesson opens.';
export const from = 'From';
export const visibleOnceYouPublishALesson = 'Visible once you publish a lesson.';
export const courseLessonsChaptersLearning = 'course lessons chapters learning progress academy training';
