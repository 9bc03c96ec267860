import type { GalleryMessages, ScriptMessages } from './en.ts';

export const ja: GalleryMessages = {
  stop: 'スライドショーを停止',
  number: '画像 {number}',
  pictures: 'このギャラリーの画像',
  place: '{number}/{count}',
  all: 'すべての画像',
};

export const inScript: ScriptMessages = {
  pictures: '画像',
  carousel: 'カルーセル',
  slide: 'スライド',
  place: '{number}/{count}',
  stop: 'スライドショーを停止',
  start: 'スライドショーを開始',
};
