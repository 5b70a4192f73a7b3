import type { z } from 'zod'
import * as contract from '#contract/admin-content.ts'
import { adminPolicies } from '#contract/admin-policies.ts'
import { adminTextBlocks } from '#contract/admin-text-blocks.ts'
import type { contentEndpoints } from '#contract/content-endpoints.ts'
import { toPage } from '#contract/page.ts'
import type { Deps } from '#server/deps.ts'
import type { Db } from '#server/platform/database.ts'
import { reorderRows } from '#server/platform/reorder-rows.ts'
import { type Route, route } from '#server/platform/route.ts'
import { createPolicy, deletePolicy, listPolicies, updatePolicy } from './admin-policies.ts'
import { banners, contents, faqs, shopFaqs } from './kinds.ts'
import { create, type Kind, remove, restore, update } from './ordered-content.ts'
import { findRows, lockOrder, type OrderedTable, setOrder } from './ordered-content-store.ts'
import { textBlocks } from './text-blocks.ts'

/** Routes by which administrators manage banners, contents, questions and text blocks. */
export const contentAdminRoutes = (deps: Deps): Route[] => [
  ...routesOf(deps, contract.adminBanners, banners),
  ...routesOf(deps, contract.adminContents, contents),
  ...routesOf(deps, contract.adminFaqs, faqs),
  ...routesOf(deps, contract.adminShopFaqs, shopFaqs),
  ...routesOf(deps, adminTextBlocks, textBlocks),
  route(adminPolicies.list, ({ query }) => listPolicies(deps, query)),
  route(adminPolicies.create, ({ body }, admin, context) =>
    createPolicy(deps, admin, context, body),
  ),
  route(adminPolicies.update, ({ params, body }, admin, context) =>
    updatePolicy(deps, admin, context, { id: params.id, body }),
  ),
  route(adminPolicies.remove, ({ params, query }, admin, context) =>
    deletePolicy(deps, admin, context, { id: params.id, base: query.base_revision }),
  ),
]

type Calls = ReturnType<typeof contentEndpoints<string, z.ZodObject, z.ZodObject>>

function routesOf<
  Table extends OrderedTable,
  Body extends object,
  Reply extends z.input<z.ZodObject>,
>(deps: Deps, calls: Calls, kind: Kind<Table, Body, Reply>): Route[] {
  const ordered = {
    table: kind.table,
    action: `${kind.name}.arrange`,
    lockOrder: (tx: Db) => lockOrder(tx, kind.table),
    setOrder: (tx: Db, ids: readonly string[]) => setOrder(tx, kind.table, ids),
  } as const
  return [
    route(calls.list, async ({ query }) => {
      const { rows, total } = await findRows(deps.db, kind.table, query)
      return toPage(rows.map(kind.toReply), total, query)
    }),
    route(calls.create, ({ body }, admin, context) =>
      // `contentAdminRoutes` pairs a kind with its own calls, which have parsed its body.
      create(kind, deps, admin, context, body as Body),
    ),
    route(calls.update, ({ params, body }, admin, context) =>
      // The kind's own call has parsed the changed fields.
      update(kind, deps, admin, context, { id: params.id, body: body as Partial<Body> }),
    ),
    route(calls.arrange, ({ body }, admin, context) =>
      reorderRows(ordered, deps, admin, context, body),
    ),
    route(calls.remove, ({ params, query }, admin, context) =>
      remove(kind, deps, admin, context, { id: params.id, base: query.base_revision }),
    ),
    route(calls.restore, ({ params }, admin, context) =>
      restore(kind, deps, admin, context, params.id),
    ),
  ]
}
