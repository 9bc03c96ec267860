/** Addresses of courses on a site's own host. */

export const CERTIFICATE_PATH = '/account/certificate';
/** The term that names a course: the id of its collection. */
export const COURSE = 'course';

export const COMPLETE_LESSON_CALL = '/api/site-users/lessons/complete';
export const REOPEN_LESSON_CALL = '/api/site-users/lessons/reopen';
/** The field that names a lesson: the id of its document. */
export const LESSON = 'lesson';
