import type { ChartMessages, ScriptMessages } from './en.ts';

export const ja: ChartMessages = {
  'kind.bar': '棒グラフ',
  'kind.stacked-bar': '積み上げ棒グラフ',
  'kind.line': '折れ線グラフ',
  'kind.area': '面グラフ',
  'kind.pie': '円グラフ',
  'kind.donut': 'ドーナツグラフ',
  truncated: '最初の{rows}行と{columns}列を表示しています。',
  table: '表で見る',
  described: '{name}。数値は下の表にあります。',
  row: '行',
  column: '列{number}',
  other: 'その他',
};

export const inScript: ScriptMessages = {
  keys: '{label}。矢印キーで値を読み上げます。',
};
