import type { MapMessages, ScriptMessages } from './en.ts';

export const ar: MapMessages = {
  map: 'خريطة',
  mapOf: 'خريطة: {place}',
  place: 'هذا المكان',
  large: '{place} على خريطة كبيرة في نافذة جديدة',
  show: 'عرض الخريطة',
  seen: 'يمكن لـ {name} رؤية زيارتك عند عرضها.',
  open: 'فتح خريطة كبيرة',
  newWindow: 'في نافذة جديدة',
};

export const inScript: ScriptMessages = {
  loading: 'جارٍ تحميل الخريطة…',
  failed: 'تعذّر تحميل الخريطة. يرجى المحاولة مرة أخرى.',
  place: 'هذا المكان',
  hint: 'اضغط مع الاستمرار على Ctrl أو ⌘ للتقريب',
  zoomIn: 'تقريب',
  zoomOut: 'تبعيد',
};
