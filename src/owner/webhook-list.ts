/** The webhooks of a site, as their screen reads and changes them. */
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type DeliverySummary,
  TEST_EVENT,
  type Webhook,
  type WebhookForm,
} from '#domain/webhooks/webhook.ts';
import { api } from './api.ts';
import { showError, showToast } from './ui/toasts.tsx';

export interface WebhookList {
  readonly webhooks: readonly Webhook[];
  readonly forms: readonly WebhookForm[];
}

export interface MadeSecret {
  readonly webhook: Webhook;
  readonly secret: string;
  /** What should be looked at, though the address is kept. */
  readonly warning?: string | null;
}

export const pathOf = (siteId: string) => `/api/sites/${siteId}/webhooks`;
export const keyOf = (siteId: string) => ['webhooks', siteId] as const;
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
    queryFn: ({ signal }) => api.get<WebhookList>(pathOf(siteId), { signal }),
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
  return useMutation({
    mutationFn: () => api.post(`${pathOf(siteId)}/${webhook.id}/test`),
    onSuccess: async () => {
      showToast('A test is on its way.');
      await refresh(queryClient, siteId, webhook.id);
    },
    onError: showError,
  });
}

export function eventWords(event: string): string {
  if (event === TEST_EVENT) return 'Test';
  return event === 'form.submitted' ? 'Form sent' : event;
}

/** The host, and what follows it. */
export function splitAddress(url: string): readonly [host: string, rest: string] {
  const { host, pathname, search } = new URL(url);
  return [host, pathname === '/' && search === '' ? '' : `${pathname}${search}`];
}
