import type { MapMessages, ScriptMessages } from './en.ts';

export const ja: MapMessages = {
  map: '地図',
  mapOf: '地図：{place}',
  place: 'この場所',
  large: '{place}を大きな地図で表示（新しいウィンドウ）',
  show: '地図を表示',
  seen: '表示すると、{name}にアクセス情報が送られます。',
  open: '大きな地図を開く',
  newWindow: '（新しいウィンドウ）',
};

export const inScript: ScriptMessages = {
  loading: '地図を読み込んでいます…',
  failed: '地図を読み込めませんでした。もう一度お試しください。',
  place: 'この場所',
  hint: 'Ctrlまたは⌘を押しながら拡大',
  zoomIn: '拡大',
  zoomOut: '縮小',
};
