/** The owner area as one tree: queries, toasts, tooltips, and the screens by address. */
import './ui/tokens.css';
import './ui/base.css';
import './ui/layout.css';
import './ui/looks.css';
import './ui/other-looks.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { RouterProvider } from 'react-router/dom';
import { ApiError } from './api.ts';
import { FeaturesProvider } from './feature.ts';
import { features } from './features.ts';
import { router } from './router.tsx';
import { Toasts } from './ui/toast-outlet.tsx';
import { watchTooltips } from './ui/tooltips.ts';

const FRESH_MS = 10_000;
const MOST_RETRIES = 2;

const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      // What the server has refused it will refuse again; only a lost connection is worth another try.
      retry: (count, error) => count < MOST_RETRIES && error instanceof ApiError && error.isOffline,
    },
    mutations: { retry: false },
  },
});

export function App(): ReactNode {
  useEffect(watchTooltips, []);
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <FeaturesProvider value={features}>
          <RouterProvider router={router} />
        </FeaturesProvider>
        <Toasts />
      </QueryClientProvider>
    </StrictMode>
  );
}
