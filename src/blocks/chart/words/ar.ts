import type { ChartMessages, ScriptMessages } from './en.ts';

export const ar: ChartMessages = {
  'kind.bar': 'مخطط أعمدة',
  'kind.stacked-bar': 'مخطط أعمدة مكدّسة',
  'kind.line': 'مخطط خطي',
  'kind.area': 'مخطط مساحي',
  'kind.pie': 'مخطط دائري',
  'kind.donut': 'مخطط حلقي',
  truncated: 'المعروض هو البداية فقط: عدد الصفوف {rows} وعدد الأعمدة {columns}.',
  table: 'عرض على شكل جدول',
  described: '{name}. الأرقام في الجدول أدناه.',
  row: 'الصف',
  column: 'العمود {number}',
  other: 'أخرى',
};

export const inScript: ScriptMessages = {
  keys: '{label}. استخدم مفاتيح الأسهم لقراءة القيم.',
};
