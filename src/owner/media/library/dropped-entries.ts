/** The files of what was dropped, with those of dropped folders, in the order in which a file manager shows them. */
import { LANGUAGE } from '../../language.ts';

/** What systems leave in folders, and nobody means. */
const LEFT_BY_SYSTEMS = /^(?:\..*|Thumbs\.db|desktop\.ini)$/i;

const inReadingOrder = new Intl.Collator(LANGUAGE, { numeric: true });

/** Has to be called while the drop is being handled: afterwards the browser forgets what was dropped. */
export function filesOfDrop(data: DataTransfer): Promise<File[]> {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry());
  const files = [...data.files];
  const hasFolder = entries.some((entry) => entry?.isDirectory);
  if (!hasFolder) return Promise.resolve(files);
  return filesOfEntries(entries.filter((entry) => entry !== null));
}

export async function filesOfEntries(entries: readonly FileSystemEntry[]): Promise<File[]> {
  const files: File[] = [];
  // One after the other: a folder of thousands would otherwise be opened all at once.
  for (const entry of entries) {
    if (isFile(entry)) files.push(await fileOf(entry));
    else if (isFolder(entry)) files.push(...(await filesOfEntries(await contentOf(entry))));
  }
  return files;
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

async function contentOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const found: FileSystemEntry[] = [];
  for (;;) {
    // Browsers give a hundred at a time, and none when all have been given.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) break;
    found.push(...some);
  }
  return found
    .filter(({ name }) => !LEFT_BY_SYSTEMS.test(name))
    .sort((a, b) => inReadingOrder.compare(a.name, b.name));
}
