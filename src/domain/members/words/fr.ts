import type { MemberMessages } from './en.ts';
import { en } from './en.ts';
export const fr: MemberMessages = { ...en };
