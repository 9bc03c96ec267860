export interface CompletedLessonTable {
  id: string;
  siteId: string;
  siteMemberId: string;
  /** Of the document. */
  lessonId: string;
  completedAt: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    completedLessons: CompletedLessonTable;
  }
}
