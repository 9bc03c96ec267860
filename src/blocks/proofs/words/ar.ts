import type { ProofsMessages, ScriptMessages } from './en.ts';

export const ar: ProofsMessages = {
  upTo: 'اختر ما يصل إلى {maximum} من المفضلة.',
  chosen: 'المختار',
};

export const inScript: ScriptMessages = {
  left: 'بقي {left} من {maximum}',
  full: 'اخترت كل ما يمكن وعددها {maximum}. أزل واحدة لاختيار غيرها.',
};
