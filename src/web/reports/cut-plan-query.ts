import { queryOptions } from '@tanstack/react-query'
import { getCutPlan } from '#contract/cut-plans.ts'
import { encodePortrait } from '#domain/drawings/parameters/encoding.ts'
import { type PortraitChoices, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { call } from '#web/api/client.ts'

/** Loads the cutting plan of a portrait in the words of every language. Cached by portrait. */
export const cutPlanQuery = (choices: PortraitChoices) => {
  const portrait = encodePortrait(portraitOf(choices))
  return queryOptions({
    queryKey: ['cut-plan', portrait] as const,
    queryFn: ({ signal }) => call(getCutPlan, { params: { portrait } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}
