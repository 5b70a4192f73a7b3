import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { isRefusal } from '#web/api/api-refusal.ts'
import { DialogsProvider } from '#web/ui/dialogs-provider.tsx'
import { ToastProvider } from '#web/ui/toasts.tsx'

const FRESH_FOR_MS = 30_000

/** What every screen may ask of its surroundings: data, questions to the visitor, notices. */
export function Providers({ children }: { readonly children: ReactNode }) {
  const [queries] = useState(newQueryClient)

  return (
    <QueryClientProvider client={queries}>
      <DialogsProvider>
        <ToastProvider>{children}</ToastProvider>
      </DialogsProvider>
    </QueryClientProvider>
  )
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
