import { expect, test } from 'vitest';
import { filesOfEntries } from './dropped-entries.ts';

function file(name: string): FileSystemEntry {
  const get = (done: (file: File) => void): void => done(new File(['x'], name));
  return { name, isFile: true, isDirectory: false, file: get } as unknown as FileSystemEntry;
}

/** Gives its content by a hundred, as browsers do. */
function folder(name: string, content: readonly FileSystemEntry[]): FileSystemEntry {
  const createReader = () => {
    let from = 0;
    return {
      readEntries(done: (entries: FileSystemEntry[]) => void): void {
        done(content.slice(from, from + 100));
        from += 100;
      },
    };
  };
  return { name, isFile: false, isDirectory: true, createReader } as unknown as FileSystemEntry;
}

const namesOf = async (entries: readonly FileSystemEntry[]) =>
  (await filesOfEntries(entries)).map(({ name }) => name);

test('files of folders are taken with those in folders within, numbers in the order of counting', async () => {
  const dropped = [
    file('z.jpg'),
    folder('walk', [file('img10.jpg'), file('img9.jpg'), folder('best', [file('one.jpg')])]),
    file('a.jpg'),
  ];
  expect(await namesOf(dropped)).toEqual(['z.jpg', 'one.jpg', 'img9.jpg', 'img10.jpg', 'a.jpg']);
});

test('all of a folder is taken, however large it is, but for what systems leave in it', async () => {
  const pictures = Array.from({ length: 250 }, (_, index) => file(`${index}.jpg`));
  const left = ['.DS_Store', '._1.jpg', 'Thumbs.db', 'desktop.ini'].map(file);
  expect(await namesOf([folder('walk', [...left, ...pictures])])).toEqual(pictures.map(({ name }) => name));
});
