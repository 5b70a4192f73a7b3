import * as contract from '#contract/admin-money.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { readLastDisagreements } from './compare-money.ts'
import { exportSettlements } from './export-settlements.ts'
import { periodOf, settlements } from './settlements.ts'

export const ledgerRoutes = (deps: Deps): Route[] => [
  route(contract.listSettlements, async ({ query }) => ({
    items: await settlements(deps.readDb, periodOf(query, deps.now())),
  })),
  route(contract.exportSettlements, ({ query }, admin, context) =>
    exportSettlements(deps, admin, query, context),
  ),
  route(contract.listMoneyDisagreements, () => readLastDisagreements(deps.db)),
]
