import type { MemberMessages } from './en.ts';
import { en } from './en.ts';
export const ja: MemberMessages = { ...en };
