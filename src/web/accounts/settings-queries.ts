import { queryOptions } from '@tanstack/react-query'
import { getMyConsents } from '#contract/consents.ts'
import { listMyLogins } from '#contract/my-logins.ts'
import { listMySessions } from '#contract/my-sessions.ts'
import { listSocialProviders } from '#contract/social-login.ts'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'
import { call } from '#web/api/client.ts'

export const mySessions = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(listMySessions, {}, { signal }),
})

export const myConsents = queryOptions({
  queryKey: ['consents'],
  queryFn: ({ signal }) => call(getMyConsents, {}, { signal }),
})

/** Social login providers that are configured. */
export const socialProviders = queryOptions({
  queryKey: ['social-providers'],
  queryFn: async ({ signal }): Promise<readonly SocialProvider[]> => {
    const { items } = await call(listSocialProviders, {}, { signal })
    return items.filter(({ enabled }) => enabled).map(({ provider }) => provider)
  },
})

/** A member's sign-in methods, and further ones to connect. */
export const myLogins = queryOptions({
  queryKey: ['logins'],
  queryFn: async ({ signal }) => {
    const [{ items, ...own }, offered] = await Promise.all([
      call(listMyLogins, {}, { signal }),
      call(listSocialProviders, {}, { signal }),
    ])
    const rows = offered.items.flatMap(({ provider, enabled }) => {
      const since = items.find((it) => it.provider === provider)?.connected_at ?? null
      return enabled || since ? [{ provider, since, enabled }] : []
    })
    return { ...own, rows }
  },
})
