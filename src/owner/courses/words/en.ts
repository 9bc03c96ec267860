export const course = 'Course';
export const putLessonsIntoChapters =
  'Group lessons into chapters, and choose when each lesson opens for a member.';
export const courseNotFound = 'Course not found';
export const itMayHaveBeenDeleted = 'It may have been deleted.';
export const saved = 'Saved. Members see it now.';
export const save = 'Save';
export const chapters = 'Chapters';
export const chaptersAreOptional = 'Optional. Lessons without a chapter come first.';
export const chapterNumber = 'Chapter {number}';
export const moveTitleUp = 'Move {title} up';
export const deleteTitle = 'Delete {title}';
export const addChapter = 'Add chapter';
export const chapter = 'Chapter';
export const noChapter = 'No chapter';
export const lessons = 'Lessons';
export const lessonsFollowTheOrder =
  'To change their order, drag them in the list of lessons. Days count from the start of each membership. Lessons wait only if the course’s page is for members.';
export const noLessonsYet = 'No lessons yet';
export const opensAfterDays = 'Opens after (days)';
export const certificate = 'Certificate';
export const membersWhoCompleteAllLessons =
  'Members who complete all lessons get a certificate to print, with their name and the day.';
export const progressOfMembers = 'Members';
export const exportCsv = 'Export CSV';
export const noMembersYet = 'No members yet';
export const membersAppearHere = 'Members appear here once they can take the course.';
export const member = 'Member';
export const completedLessons = 'Completed lessons';
export const completedOfLessons = '{completed} of {lessons}';
export const finished = 'Finished';
export const lastCompleted = 'Last completed';
export const pages = 'Pages';
