import { getCutPlan } from '#contract/cut-plans.ts'
import { cutPlanOf } from '#domain/drawings/marks/cut-plan.ts'
import { forEachLanguage } from '#domain/languages/languages.ts'
import type { Deps } from '#server/deps.ts'
import { clientNetwork } from '#server/platform/client-network.ts'
import { limitRates } from '#server/platform/rate-limit.ts'
import { type Route, route } from '#server/platform/route.ts'
import { cutPlanIn } from '#texts/cut-plans.ts'
import { parsePortraitText } from './parse-portrait-text.ts'

/** Maximum plans per network; a result sheet requests two. */
const PLANS_PER_NETWORK = { max: 600, windowMs: 10 * 60_000 }

/**
 * Serves cutting plans. Strands are measured on the server, so that no page loads the drawing
 * engine.
 */
export const drawingRoutes = (deps: Pick<Deps, 'db' | 'now' | 'rateLimits'>): Route[] => [
  route(getCutPlan, async ({ params }, _caller, { ip }) => {
    const key = `cut plans ${clientNetwork(ip)}`
    await limitRates(deps, [{ key, ...PLANS_PER_NETWORK }], deps.now())
    const plan = cutPlanOf(parsePortraitText(params.portrait))
    return forEachLanguage((language) => [...cutPlanIn(language, plan)])
  }),
]
