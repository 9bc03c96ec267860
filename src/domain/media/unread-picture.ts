/** Pictures that browsers cannot show: what a file is, and what its owner can do instead. */
import { fillIn } from '../locale/fill.ts';
import { FILE_MESSAGES, PICTURE_MESSAGES } from './messages.ts';

interface Unread {
  readonly name: string;
  readonly extensions: readonly string[];
  /** Its first bytes, or those after `ftyp`. */
  readonly starts?: readonly string[];
  readonly advice: string;
}

const EXPORT = 'Open it in the program that made it, and export it as JPEG or PNG.';

const UNREAD: readonly Unread[] = [
  {
    name: 'HEIC',
    extensions: ['heic', 'heif', 'hif'],
    starts: ['heic', 'heix', 'heim', 'heis', 'hevc', 'mif1', 'msf1'],
    advice:
      'On an iPhone, share it as “Most Compatible”, or choose that under Settings, Camera, Formats. On a computer, export it as JPEG.',
  },
  { name: 'TIFF', extensions: ['tif', 'tiff'], starts: ['II*', 'MM\0'], advice: EXPORT },
  { name: 'Photoshop', extensions: ['psd', 'psb'], starts: ['8BPS'], advice: EXPORT },
  { name: 'JPEG XL', extensions: ['jxl'], starts: ['jxl ', '\xff\n'], advice: EXPORT },
  { name: 'JPEG 2000', extensions: ['jp2', 'j2k', 'jpx'], starts: ['jp2 '], advice: EXPORT },
  { name: 'AVIF', extensions: ['avif'], advice: EXPORT },
  { name: 'Illustrator', extensions: ['ai', 'eps'], advice: 'Export it as SVG or PNG.' },
  {
    name: 'camera RAW',
    extensions: 'arw cr2 cr3 crw dng nef nrw orf pef raf raw rw2 srw'.split(' '),
    advice: 'Develop it in your photo program, and export it as JPEG.',
  },
];

/** @param head its first bytes @returns what to say of it; undefined for what is no such picture */
export function unreadPicture(fileName: string, head: Uint8Array): string | undefined {
  const found =
    byName(fileName) ?? UNREAD.find(({ starts = [] }) => starts.some((start) => isAt(head, start)));
  if (!found) return undefined;
  const said = fillIn(PICTURE_MESSAGES.unreadPicture, { fileName, type: found.name, advice: found.advice });
  return `${FILE_MESSAGES.unsupportedType}. ${said}`;
}

/** RAW files of cameras begin like TIFF: their names say more. */
function byName(fileName: string): Unread | undefined {
  const extension = /\.([a-z0-9]{2,4})$/i.exec(fileName)?.[1]?.toLowerCase();
  return UNREAD.find(({ extensions }) => extension !== undefined && extensions.includes(extension));
}

function isAt(head: Uint8Array, start: string): boolean {
  const isSame = (from: number) =>
    [...start].every((letter, index) => head[from + index] === letter.charCodeAt(0));
  const isFamily = head[4] === 0x66 && head[5] === 0x74 && head[6] === 0x79 && head[7] === 0x70;
  return isSame(0) || (isFamily && isSame(8));
}
