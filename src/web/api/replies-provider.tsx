import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isRefusal } from './api-refusal.ts'
import { repliesCachedBy } from './cached-replies.ts'

const FRESH_FOR_MS = 30_000

/** Provides the cache of API replies: one per browser session; on the server, one per page. */
export function RepliesProvider({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(() =>
    typeof document === 'undefined' ? newQueryClient() : repliesCachedBy(newQueryClient),
  )
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

/**
 * Does not retry refusals; retries an unreachable server twice. Fails at once without a connection,
 * and refetches when it is back.
 */
function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR_MS,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) =>
          failures < 2 && navigator.onLine && isRefusal(error, 'OFFLINE', 'UNAVAILABLE'),
      },
      mutations: { networkMode: 'always' },
    },
  })
}
