import type { TranslationOf } from '#domain/locale/messages.ts';

export const en = {
  progress: '{done} of {total} lessons completed',
  start: 'Start the course',
  goOn: 'Continue: {lesson}',
  completed: 'Completed',
  opens: 'Opens on {date}',
  complete: 'Mark as completed',
  reopen: 'Mark as not completed',
  position: 'Lesson {number} of {total}',
  previous: 'Previous lesson',
  next: 'Next lesson',
  all: 'All lessons',
  finished: 'You have completed this course.',
  certificate: 'Certificate',
  showCertificate: 'Show certificate',
  certifies: 'has completed the course',
  nameHint: 'Your certificate shows your email address. Add your name in your account first.',
  account: 'Your account',
  gone: 'This lesson is no longer available.',
  notYet: 'Complete all lessons to get your certificate.',
  printHint: 'Use your browser’s print command to print this page or save it as a PDF.',
} as const;

export type CourseMessages = TranslationOf<typeof en>;
