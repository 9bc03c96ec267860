/** Addresses of members' pages and calls on a site's own host, and the names that their browsers bear. */

export const ACCOUNT_PATH = '/account';
export const SIGN_IN_PATH = '/account/sign-in';
export const JOIN_PATH = '/account/join';
export const FORGOTTEN_PATH = '/account/password';
/** Where links in mails lead. */
export const ENTER_PATH = '/account/enter';
export const OWN_DATA_PATH = '/account/data.json';
/** An address that is added or changed; with the term below, which. */
export const ADDRESS_PAGE_PATH = '/account/address';
export const ADDRESS = 'address';
/** The country whose parts the form had. */
export const SHOWN_COUNTRY = 'shown-country';
/** The term that bears what proves the mailbox. */
export const TOKEN = 'token';

/** The plans of a site; with the term below, one of them. */
export const PLANS_PATH = '/account/plans';
export const PLAN = 'plan';
/** A plan that the member wants to leave, still to be confirmed. */
export const LEAVE = 'leave';
/** On the account page: one of its lists alone, and from which row on. */
export const LIST = 'list';
export const FROM = 'from';
/** On the pages to sign in and to join: where the visitor was. */
export const NEXT = 'next';
export const NEXT_COOKIE = 'vitrine_member_next';

const CALLS = '/api/site-users/account';
export const SESSION_CALL = `${CALLS}/session` as const;
export const SIGN_OUT_CALL = `${CALLS}/sign-out` as const;
export const LINK_CALL = `${CALLS}/link` as const;
export const ENTER_CALL = `${CALLS}/enter` as const;
export const NAME_CALL = `${CALLS}/name` as const;
export const PASSWORD_CALL = `${CALLS}/password` as const;
export const ADDRESS_CALL = `${CALLS}/address` as const;
export const SAVED_ADDRESS_CALL = `${CALLS}/saved-address` as const;
export const JOIN_NEWSLETTER_CALL = `${CALLS}/newsletter/join` as const;
export const LEAVE_NEWSLETTER_CALL = `${CALLS}/newsletter/leave` as const;
export const ASK_PASSKEY_CALL = `${CALLS}/passkey/ask` as const;
export const PASSKEY_SESSION_CALL = `${CALLS}/passkey/session` as const;
export const OFFER_PASSKEY_CALL = `${CALLS}/passkey/offer` as const;
export const ADD_PASSKEY_CALL = `${CALLS}/passkey/add` as const;
export const REMOVE_PASSKEY_CALL = `${CALLS}/passkey/remove` as const;
export const DELETE_CALL = `${CALLS}/delete` as const;

const MEMBERSHIP = '/api/site-users/membership';
export const JOIN_PLAN_CALL = `${MEMBERSHIP}/join` as const;
export const LEAVE_PLAN_CALL = `${MEMBERSHIP}/leave` as const;

export const MEMBER_COOKIE = 'vitrine_member';
/** Holds the token that scripts send in the header below: they can read it, and pages of other sites cannot. */
export const MEMBER_XSRF_COOKIE = 'vitrine_member_xsrf';
export const XSRF_HEADER = 'X-SiteUser-XSRF-Token';

export const MAX_MEMBER_NAME = 100;

/** Why somebody asks for a mailed link. */
export const LINK_WISHES = ['join', 'sign-in', 'password'] as const;
export type LinkWish = (typeof LINK_WISHES)[number];

/** What a mailed link does. */
export type LinkPurpose = LinkWish | 'address' | 'invitation';
