import * as contract from '#contract/audit.ts'
import type { Deps } from '#server/deps.ts'
import { type Route, route } from '#server/platform/route.ts'
import { exportAudit } from './export-audit.ts'
import { listAudit } from './list-audit.ts'
import type { SubjectNames } from './name-subjects.ts'

export const auditRoutes = (deps: Deps, knownBy: SubjectNames): Route[] => [
  route(contract.listAudit, ({ query }) => listAudit(deps, knownBy, query)),
  route(contract.exportAudit, ({ query }, admin, context) =>
    exportAudit(deps, knownBy, { admin, filters: query, context }),
  ),
]
