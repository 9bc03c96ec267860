import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  viewer: '画像ビューアー',
  caption: 'キャプション',
  zoomIn: '拡大',
  close: '閉じる',
  previous: '前へ',
  next: '次へ',
  slide: 'スライド',
  place: '{number}/{count}',
  stop: 'スライドショーを停止',
  start: 'スライドショーを開始',
  play: '再生：{title}',
  captions: '字幕',
  failed: 'この画像を読み込めませんでした。',
  failedLarge: 'この画像を原寸で読み込めませんでした。',
};
