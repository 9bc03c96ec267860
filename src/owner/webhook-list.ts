/** The webhooks of a site, as their screen reads and changes them. */
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '#domain/calls/call.ts';
import {
  type DeliverySummary,
  type make,
  readAll,
  type renewSecret,
  sendTest,
  type Webhook,
} from '#domain/webhooks/calls.ts';
import { TEST_EVENT } from '#domain/webhooks/webhook.ts';
import { call } from './api.ts';
import { useAction } from './ui/use-action.ts';
import * as say from './words/en.ts';

/** A renewed one comes without a warning about the address. */
export type MadeSecret = AnswerOf<typeof renewSecret> & Partial<AnswerOf<typeof make>>;

const keyOf = (siteId: string) => ['webhooks', siteId] as const;
export const deliveriesKeyOf = (webhookId: string) => ['webhook-deliveries', webhookId] as const;

/** How soon a look is worth it where something is under way. */
const SOON_MS = 1500;
/** What is due later is not watched for. While a try is under way its next one is due a minute later. */
const WATCHED_MS = 90_000;

/** The interval at which to look again; false where nothing is about to happen. */
export function watchFor(deliveries: readonly (DeliverySummary | null)[]): number | false {
  const until = Date.now() + WATCHED_MS;
  const isMoving = deliveries.some((each) => each?.state === 'waiting' && (each.nextAt ?? 0) < until);
  return isMoving ? SOON_MS : false;
}

export function useWebhooks(siteId: string) {
  return useQuery({
    queryKey: keyOf(siteId),
    queryFn: ({ signal }) => call(readAll, { site: siteId }, { signal }),
    refetchInterval: ({ state }) =>
      watchFor(state.data?.webhooks.map(({ lastDelivery }) => lastDelivery) ?? []),
  });
}

export async function refresh(queryClient: QueryClient, siteId: string, webhookId?: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keyOf(siteId) });
  if (webhookId) await queryClient.invalidateQueries({ queryKey: deliveriesKeyOf(webhookId) });
}

/** Sends a made-up message. */
export function useTest(siteId: string, webhook: Webhook) {
  const queryClient = useQueryClient();
  return useAction(() => call(sendTest, { site: siteId, webhook: webhook.id }), {
    said: say.testSent,
    onDone: () => refresh(queryClient, siteId, webhook.id),
  });
}

export function eventWords(event: string): string {
  if (event === TEST_EVENT) return say.test;
  return event === 'form.submitted' ? say.formSent : event;
}

/** The host, and what follows it. */
export function splitAddress(url: string): readonly [host: string, rest: string] {
  const { host, pathname, search } = new URL(url);
  return [host, pathname === '/' && search === '' ? '' : `${pathname}${search}`];
}
