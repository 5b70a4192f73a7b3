import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isRefusal } from './api-refusal.ts'
import { repliesCachedBy } from './cached-replies.ts'

const FRESH_FOR_MS = 30_000

/** Lets the pages in it ask the API. One cache for a browser's life; on the server one a page. */
export function RepliesProvider({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(() =>
    typeof document === 'undefined' ? newQueryClient() : repliesCachedBy(newQueryClient),
  )
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

/**
 * A refusal is an answer and not asked for again; a server that did not answer is tried twice more.
 * A device without a connection is told so at once, and what failed is read when it is back.
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
