import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '#web/api/client.ts'
import { Problem } from '#web/ui/problem.tsx'
import { Conflict } from '../editing/conflict.tsx'
import type { OrderedCalls } from '../editing/item-calls.ts'
import { LeaveGuard } from '../editing/leave-guard.tsx'
import { SaveBar } from '../editing/save-bar.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { fetchAllPages } from '../list/fetch-all-pages.ts'
import { DetailSkeleton } from '../list/opened-row.tsx'
import { useListCache } from './content-items.ts'
import { ReorderList } from './reorder-list.tsx'
import { useReordering } from './use-reordering.ts'

interface Reorderable {
  readonly id: string
}

interface ReorderEditorProps<Item extends Reorderable> {
  /** Query key, API calls, and the name of an item. */
  readonly kind: {
    readonly key: readonly string[]
    readonly calls: OrderedCalls<Item>
    readonly nameOf: (item: Item) => string
  }
  readonly state: (item: Item) => ReactNode
}

/** Reorders all items of a kind, including hidden ones. */
export function ReorderEditor<Item extends Reorderable>({ kind, state }: ReorderEditorProps<Item>) {
  const query = useQuery({
    queryKey: [...kind.key, 'order'],
    queryFn: ({ signal }) =>
      fetchAllPages((place) => call(kind.calls.list, { query: { ...place } }, { signal })),
  })
  if (!query.data) return query.isError ? <LoadProblem query={query} /> : <DetailSkeleton />
  return (
    <>
      {query.isError && <LoadProblem query={query} />}
      <ReorderForm kind={kind} state={state} items={query.data} />
    </>
  )
}

function ReorderForm<Item extends Reorderable>({
  kind,
  state,
  items,
}: ReorderEditorProps<Item> & { readonly items: readonly Item[] }) {
  const text = useAdminText()
  const labels = text.content.reorder
  const listCache = useListCache<Item>(kind.key)
  const reordering = useReordering({
    ids: items.map(({ id }) => id),
    save: (ids, base_ids) =>
      call(kind.calls.arrange, { body: { ids: [...ids], base_ids: [...base_ids] } }),
    onSaved: listCache.refetch,
  })
  const { ids, base, theirs, isDirty } = reordering
  const byId = new Map(items.map((item) => [item.id, item]))
  const nameOf = (id: string) => {
    const item = byId.get(id)
    return item ? kind.nameOf(item) : labels.gone
  }

  return (
    <form
      className="-mb-16"
      onSubmit={(event) => {
        event.preventDefault()
        reordering.save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) reordering.save()
      }}
    >
      <header className="border-b border-sand pt-4 pb-4 lg:pt-5">
        <h2 className="display-heading">{labels.title}</h2>
        <p className="pt-1 text-small text-muted">{labels.hint}</p>
      </header>
      {theirs && (
        <div className="pt-4">
          <Conflict
            version={theirs.join()}
            parts={[
              {
                name: 'order',
                label: labels.title,
                value: (order: readonly string[]) => order,
                take: (_into, from) => from,
                show: (order) => order.map((id, at) => `${at + 1}. ${nameOf(id)}`).join('\n'),
              },
            ]}
            mine={ids}
            base={base}
            theirs={theirs}
            onResolve={reordering.resolve}
          />
        </div>
      )}
      {reordering.failure && (
        <div className="pt-4">
          <Problem>{reordering.failure.serverMessage ?? text.writeFailed}</Problem>
        </div>
      )}
      <ReorderList
        rows={ids.map((id) => {
          const item = byId.get(id)
          return { id, name: nameOf(id), state: item && state(item) }
        })}
        onReorder={reordering.reorder}
      />
      <SaveBar
        isNew={false}
        isDirty={isDirty}
        isSaving={reordering.isSaving}
        isWrong={false}
        onDrop={reordering.drop}
      />
      {isDirty && <LeaveGuard holds={() => isDirty} />}
    </form>
  )
}
