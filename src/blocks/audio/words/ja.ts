import type { AudioMessages, ScriptMessages } from './en.ts';

export const ja: AudioMessages = {
  missing: 'この音声は現在ご利用いただけません。',
  download: 'ダウンロード',
};

export const inScript: ScriptMessages = {
  play: '{title}を再生',
  pause: '{title}を一時停止',
  position: '{title}の再生位置',
  place: '{at}/{end}',
  failed: 'この音声を再生できませんでした。',
};
