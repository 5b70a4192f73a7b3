import { queryOptions } from '@tanstack/react-query'
import { listMyPasskeys } from '#contract/passkeys.ts'
import { getMySecondFactor } from '#contract/second-factor.ts'
import { call } from '#web/api/client.ts'

export const myPasskeys = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => call(listMyPasskeys, {}, { signal }),
})

/** For people who work in the back office. */
export const mySecondFactor = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => call(getMySecondFactor, {}, { signal }),
})
