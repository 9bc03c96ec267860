/** The members of a course, and how far each of them is. */
import { GraduationCap } from 'lucide-react';
import type { ReactNode } from 'react';
import { type CourseMember, exportMembers } from '#domain/courses/calls.ts';
import { addressOf } from '../api.ts';
import { fill } from '../fill.ts';
import { LOCALE } from '../language.ts';
import { useSite } from '../session.ts';
import { Badge } from '../ui/badge.tsx';
import { type Column, Listing } from '../ui/listing.tsx';
import { Panel } from '../ui/page.tsx';
import { useTimeZone } from '../use-time-zone.ts';
import { useCourseMembers } from './use-course.ts';
import * as say from './words/en.ts';

export function CourseMembers({ collectionId }: { readonly collectionId: string }): ReactNode {
  const { id: site } = useSite();
  const list = useCourseMembers(site, collectionId);
  const members = list.data?.pages.flatMap((page) => page.members);
  const lessons = list.data?.pages[0]?.lessons ?? 0;
  const columns = useColumns(site, lessons);
  return (
    <Panel
      title={say.progressOfMembers}
      actions={
        (members?.length ?? 0) > 0 && (
          <a href={addressOf(exportMembers, { site, collection: collectionId })} download>
            {say.exportCsv}
          </a>
        )
      }
    >
      <Listing
        label={say.progressOfMembers}
        isBare
        query={list}
        rows={members}
        idOf={({ id }) => id}
        columns={columns}
        open={({ id }) => `/sites/${site}/members/${id}`}
        empty={{
          title: say.noMembersYet,
          picture: <GraduationCap size={32} />,
          children: say.membersAppearHere,
        }}
      />
    </Panel>
  );
}

function useColumns(site: string, lessons: number): readonly Column<CourseMember>[] {
  const timeZone = useTimeZone(site);
  const date = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeZone });
  const nameOf = ({ name, email }: CourseMember) => name || email;
  return [
    { title: say.member, kind: 'name', cell: nameOf, sortBy: nameOf },
    {
      title: say.completedLessons,
      cell: ({ completed, finishedAt }) =>
        finishedAt === null ? (
          fill(say.completedOfLessons, { completed, lessons })
        ) : (
          <Badge tone="good">{say.finished}</Badge>
        ),
      sortBy: ({ completed }) => completed,
    },
    {
      title: say.lastCompleted,
      kind: 'date',
      cell: ({ lastAt }) => lastAt !== null && date.format(lastAt),
      sortBy: ({ lastAt }) => lastAt ?? 0,
    },
  ];
}
