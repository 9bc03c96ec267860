import type { ScriptMessages, SearchMessages } from './en.ts';

export const ja: SearchMessages = {
  pages: '検索結果のページ',
  previous: '前のページ',
  next: '次のページ',
  page: '{page} / {pages} ページ',
  count:
    '{total, plural, =0 {「{words}」に一致する結果はありません。別の言葉でお試しください。} other {「{words}」の検索結果：# 件}}',
};

export const inScript: ScriptMessages = {
  list: '候補',
  searching: '検索中…',
  results: '{total, plural, =0 {結果がありません。別の言葉でお試しください。} other {# 件の結果}}',
  more: '{total, plural, other {# 件の結果}}。Enter キーですべて表示します。',
  failed: '結果を読み込めませんでした',
};
