import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  play: '再生',
  pause: '一時停止',
  invalid: '埋め込み動画が無効です。',
  invalidWithOverlay:
    'カスタムのアイキャッチ画像は埋め込み動画でのみ使用できます。埋め込みの設定でオフにしてください。',
};
