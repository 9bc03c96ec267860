/** The kinds of files that forms tell apart. */
export const FILE_KINDS = ['picture', 'pdf', 'document', 'audio', 'video', 'archive'] as const;
export type FileKind = (typeof FILE_KINDS)[number];
