/** The members of a course as a table. */
import { formatCsv } from '../table/csv.ts';
import type { CourseMember } from './calls.ts';

export function courseMembersCsv(members: readonly CourseMember[], lessons: number): string {
  const time = (at: number | null) => (at === null ? '' : new Date(at).toISOString());
  const rows = members.map(({ email, name, completed, lastAt, finishedAt }) => [
    email,
    name,
    String(completed),
    String(lessons),
    time(lastAt),
    time(finishedAt),
  ]);
  return formatCsv([['Email', 'Name', 'Completed', 'Lessons', 'Last completed at', 'Finished at'], ...rows]);
}
