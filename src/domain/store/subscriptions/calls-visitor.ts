/** What visitors send to subscribe, and to look after their subscriptions. */
import { z } from 'zod';
import { call } from '../../calls/call.ts';

const SUBSCRIPTIONS = '/api/commerce/subscriptions';

export const BEGIN_PATH = '/api/commerce/subscription-carts';
export const SUBSCRIBE_CALL_PATH = SUBSCRIPTIONS;
export const PORTAL_LINK_CALL_PATH = `${SUBSCRIPTIONS}/link` as const;
export const PORTAL_ENTER_CALL_PATH = `${SUBSCRIPTIONS}/enter` as const;
export const PORTAL_LEAVE_CALL_PATH = `${SUBSCRIPTIONS}/leave` as const;
export const PORTAL_ACT_CALL_PATH = `${SUBSCRIPTIONS}/act` as const;
export const PORTAL_AMOUNT_CALL_PATH = `${SUBSCRIPTIONS}/amount` as const;
export const PORTAL_CHANGE_CALL_PATH = `${SUBSCRIPTIONS}/change` as const;
export const PORTAL_CARD_CALL_PATH = `${SUBSCRIPTIONS}/card` as const;

const location = z.object({ location: z.string() });

export const beginSubscription = call('POST', BEGIN_PATH, {
  may: 'visitor',
  summary: 'Makes a cart with one subscription.',
  description:
    'Send as a form: `variantId` and `quantity` of a product that is sold by subscription, or `plan` of a member area. Leads to the subscription checkout.',
  answer: location,
});

export const placeSubscription = call('POST', SUBSCRIBE_CALL_PATH, {
  may: 'visitor',
  summary: 'Subscribes to a product or a member plan.',
  description:
    'Send the form of the subscription checkout, with its `cartToken`. Leads to the confirmation, or to where it is paid. Repeating it with the same token charges nothing. After several declined payments it needs a captcha.',
  answer: z.object({
    kind: z.enum(['placed', 'payment', 'kept']),
    location: z.string(),
  }),
});

export const askForPortal = call('POST', PORTAL_LINK_CALL_PATH, {
  may: 'visitor',
  summary: 'Emails a link to a subscriber’s subscriptions.',
  description: 'Send as a form: `email`. The answer is the same for every address.',
  answer: location,
});

export const enterPortal = call('POST', PORTAL_ENTER_CALL_PATH, {
  may: 'visitor',
  summary: 'Opens a subscriber’s subscriptions with the token of a mailed link.',
  description: 'Send as a form: `token`. A link works once.',
  answer: location,
});

export const leavePortal = call('POST', PORTAL_LEAVE_CALL_PATH, {
  may: 'visitor',
  summary: 'Closes a subscriber’s subscriptions in this browser.',
  answer: location,
});

export const actOnSubscription = call('POST', PORTAL_ACT_CALL_PATH, {
  may: 'visitor',
  summary: 'Cancels, revives, pauses, resumes or skips a subscription.',
  description:
    'For its subscriber. Send as a form: `subscription`, `version` as last seen, and `action`: `cancel`, `revive`, `pause`, `resume`, `skip` or `unskip`.',
  answer: location,
});

export const changeDonationAmount = call('POST', PORTAL_AMOUNT_CALL_PATH, {
  may: 'visitor',
  summary: 'Changes what a recurring donor gives.',
  description:
    'For its donor. Send as a form: `subscription`, `version` and `amount`, as typed. It is charged from the next payment on.',
  answer: location,
});

export const changeOwnSubscription = call('POST', PORTAL_CHANGE_CALL_PATH, {
  may: 'visitor',
  summary: 'Changes the variant or quantity of a subscription to a product, or the plan of a member.',
  description:
    'For its subscriber. Send as a form: `subscription`, `version`, the variant as `offer`, and `quantity`. It applies from the next payment on. For a plan: the plan as `offer`, and as `due` the amount that the page says is paid now, in the smallest unit.',
  answer: location,
});

export const changeSubscriptionCard = call('POST', PORTAL_CARD_CALL_PATH, {
  may: 'visitor',
  summary: 'Changes the card of a subscription.',
  description:
    'For its subscriber. Send as a form: `subscription` and `version`. Leads to the payment service, or back. The subscription stays the same.',
  answer: location,
});
