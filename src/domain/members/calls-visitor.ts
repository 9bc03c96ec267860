/** What visitors call to sign in to a site, and to look after their account there. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import * as contract from './contract.ts';

const text = z.string();
const may = 'visitor';
const NO_SCRIPTS = 'Send as a form. Without scripts, the answer is a page.';
export const locationAnswer = z.object({
  location: text.meta({ description: 'The page that comes next.' }),
});
const answer = locationAnswer;

export const signIn = call('POST', contract.SESSION_CALL, {
  may,
  summary: 'Signs a member in with an email address and a password.',
  description: 'Unknown addresses and wrong passwords get the same answer.',
  body: z.object({
    email: text,
    password: text,
    rememberMe: z.boolean().exactOptional().meta({ description: 'Stays signed in for 30 days.' }),
    xsrfToken: text.exactOptional(),
  }),
  answer: z.object({
    xsrfToken: text.meta({ description: `Send it in the header ${contract.XSRF_HEADER} afterwards.` }),
  }),
  errors: { refused: 401, busy: 429 },
});

export const signOut = call('DELETE', contract.SESSION_CALL, {
  may,
  summary: 'Signs the member out.',
  description: `Needs the header ${contract.XSRF_HEADER}. Without it, the answer has “crumbFail” and a fresh token.`,
  query: z.object({
    cloneCart: text.optional().meta({
      description: '“true” copies the cart to a new anonymous one. Otherwise the browser has none.',
    }),
  }),
  answer: z.object({ isSignedOut: z.literal(true) }),
});

export const signOutByForm = call('POST', contract.SIGN_OUT_CALL, {
  may,
  summary: 'Signs the member out here, on another device or everywhere.',
  description: NO_SCRIPTS,
  body: z.object({
    session: text.exactOptional().meta({ description: 'An id, or “all”. Empty for this one.' }),
    cloneCart: text.exactOptional(),
  }),
  answer,
});

export const askForLink = call('POST', contract.LINK_CALL, {
  may,
  summary: 'Emails a link to join, to sign in or to choose a password.',
  description: `${NO_SCRIPTS} It is the same for known and unknown addresses.`,
  body: z.object({ email: text, wish: z.enum(contract.LINK_WISHES), name: text.exactOptional() }),
  answer,
});

export const enter = call('POST', contract.ENTER_CALL, {
  may,
  summary: 'Uses an emailed link, once.',
  description: NO_SCRIPTS,
  body: z.object({ token: text, password: text.exactOptional() }),
  answer,
});

export const changeName = call('POST', contract.NAME_CALL, {
  may,
  summary: 'Changes the member’s name.',
  description: NO_SCRIPTS,
  body: z.object({ name: text }),
  answer,
});

export const changePassword = call('POST', contract.PASSWORD_CALL, {
  may,
  summary: 'Changes the member’s password and signs out all other devices.',
  description: NO_SCRIPTS,
  body: z.object({ password: text, newPassword: text }),
  answer,
});

export const changeAddress = call('POST', contract.ADDRESS_CALL, {
  may,
  summary: 'Emails a link to a new address. Using it changes the member’s address.',
  description: NO_SCRIPTS,
  body: z.object({ email: text, password: text }),
  answer,
});

export const changeSavedAddress = call('POST', contract.SAVED_ADDRESS_CALL, {
  may,
  summary: 'Saves, deletes or puts first one of the member’s addresses.',
  description: NO_SCRIPTS,
  body: z.looseObject({
    address: text.exactOptional().meta({ description: 'Its id. Empty for a new one.' }),
    step: text.exactOptional().meta({ description: '“delete” or “default”. Otherwise it is saved.' }),
  }),
  answer,
});

export const joinNewsletter = call('POST', contract.JOIN_NEWSLETTER_CALL, {
  may,
  summary: 'Adds the member to the site’s newsletter list.',
  description: NO_SCRIPTS,
  answer,
});

export const leaveNewsletter = call('POST', contract.LEAVE_NEWSLETTER_CALL, {
  may,
  summary: 'Unsubscribes the member from a newsletter list.',
  description: NO_SCRIPTS,
  body: z.object({ list: text }),
  answer,
});

export const joinPlan = call('POST', contract.JOIN_PLAN_CALL, {
  may,
  summary: 'Joins a free plan.',
  description: NO_SCRIPTS,
  body: z.object({
    plan: text,
    next: text.exactOptional().meta({ description: 'Where the visitor was, on this site.' }),
  }),
  answer,
});

export const leavePlan = call('POST', contract.LEAVE_PLAN_CALL, {
  may,
  summary: 'Leaves a plan.',
  description: NO_SCRIPTS,
  body: z.object({ plan: text }),
  answer,
});

export const deleteAccount = call('POST', contract.DELETE_CALL, {
  may,
  summary: 'Permanently deletes the member’s account.',
  description: `${NO_SCRIPTS} Orders and bookings stay with the site.`,
  body: z.object({ email: text }),
  answer,
});
