import { useQueryClient } from '@tanstack/react-query'
import { useRevalidator } from 'react-router'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { login } from '#contract/sign-in.ts'
import { startSession } from '#web/api/session.ts'
import { useToast } from '#web/ui/toasts.tsx'
import { linkWaiting } from './social-calls.ts'
import { useSocialText } from './use-social-text.ts'

/** Returns what follows every login on its page: the session, and a social login that waits for it. */
export function useSignedIn() {
  const social = useSocialText()
  const queries = useQueryClient()
  const say = useToast()
  const { revalidate } = useRevalidator()

  return async ({ access_token, user_info }: ReplyOf<typeof login>) => {
    startSession(access_token, user_info)
    void queries.resetQueries({ predicate: ({ state }) => state.status === 'error' })
    const linked = await linkWaiting(social.notLinked)
    if (linked) say(linked)
    return revalidate()
  }
}
