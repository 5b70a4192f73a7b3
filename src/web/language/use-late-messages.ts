import { useQuery } from '@tanstack/react-query'
import type { Language } from '#texts/messages.ts'
import { textsForDelivery } from './texts-for-delivery.ts'
import { useDelivery, useLanguage } from './use-text.ts'

interface LateMessages<Messages> {
  /** The previous language's texts stay until the new ones are loaded. */
  readonly text: Messages | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** Loads texts that only some screens need, in the page's language. */
export function useLateMessages<Messages extends object>(
  name: string,
  load: (language: Language) => Promise<Messages>,
): LateMessages<Messages> {
  const language = useLanguage()
  const delivery = useDelivery()
  const { data, isError, refetch } = useQuery({
    queryKey: [name, language],
    queryFn: async () => ({ text: await load(language) }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (before) => before,
    structuralSharing: false,
    networkMode: 'always',
  })
  const text = data && textsForDelivery(data.text, delivery)
  return { text, failed: isError, retry: () => void refetch() }
}
