export const name = 'Course';
export const about = 'The chapters and lessons of a course, with each member’s progress.';
export const from = 'From';
export const visibleOnceYouPublishALesson = 'Visible once you publish a lesson.';
export const courseLessonsChaptersLearning = 'course lessons chapters learning progress academy training';
