import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FILE_TYPES } from './file-type.ts';
import { renamedTo, servedName } from './served-name.ts';

test('the ending fits the bytes, and a fitting one stays as it was written', () => {
  for (const [name, type, filename, mime] of [
    ['bowl.jpg', FILE_TYPES.jpeg, 'bowl.jpg', 'image/jpeg'],
    ['Bowl.JPEG', FILE_TYPES.jpeg, 'Bowl.JPEG', 'image/jpeg'],
    ['page.html', FILE_TYPES.jpeg, 'page.jpg', 'image/jpeg'],
    ['bowl', FILE_TYPES.png, 'bowl.png', 'image/png'],
    ['v1.2', FILE_TYPES.pdf, 'v1.pdf', 'application/pdf'],
    ['prices.csv', FILE_TYPES.text, 'prices.csv', 'text/csv'],
    ['captions.vtt', FILE_TYPES.text, 'captions.vtt', 'text/vtt'],
    ['run.sh', FILE_TYPES.text, 'run.txt', 'text/plain'],
    ['a.constructor', FILE_TYPES.text, 'a.constructor.txt', 'text/plain'],
    ['__proto__', FILE_TYPES.text, '__proto__.txt', 'text/plain'],
    [
      'report.docx',
      FILE_TYPES.zip,
      'report.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['app.jar', FILE_TYPES.zip, 'app.zip', 'application/zip'],
  ] as const)
    expect([name, servedName(name, type)]).toEqual([name, { filename, mime }]);
});

test('naming twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.constantFrom(...Object.values(FILE_TYPES)), (name, type) => {
      const once = servedName(name, type);
      expect(servedName(once.filename, type)).toEqual(once);
      expect(renamedTo(once.filename, once.mime)).toEqual(once);
    }),
  );
});
