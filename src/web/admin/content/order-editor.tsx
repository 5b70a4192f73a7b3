import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { adminProducts } from '#contract/admin-catalog.ts'
import { call } from '#web/api/client.ts'
import { Problem } from '#web/ui/problem.tsx'
import { Conflict } from '../editing/conflict.tsx'
import { LeaveGuard } from '../editing/leave-guard.tsx'
import { SaveBar } from '../editing/save-bar.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { everyPage } from '../list/every-page.ts'
import { DetailSkeleton } from '../list/opened.tsx'
import type { PageOf } from '../list/use-list.ts'
import { type Calls, useKnown } from './kept.ts'
import { OrderList } from './order-list.tsx'
import { useArranging } from './use-arranging.ts'

interface Arrangeable {
  readonly id: string
}

interface OrderEditorProps<Thing extends Arrangeable> {
  /** Its query key, calls, and what a thing of it is called. */
  readonly kind: {
    readonly key: readonly string[]
    readonly calls: Pick<Calls | typeof adminProducts, 'list' | 'arrange'>
    readonly nameOf: (thing: Thing) => string
  }
  readonly state: (thing: Thing) => ReactNode
}

/** All of a kind, to be put into another order; hidden ones too, for the day that they are shown. */
export function OrderEditor<Thing extends Arrangeable>({ kind, state }: OrderEditorProps<Thing>) {
  const asked = useQuery({
    queryKey: [...kind.key, 'order'],
    queryFn: ({ signal }) =>
      everyPage(
        (place) =>
          call(kind.calls.list, { query: place }, { signal }) as Promise<unknown> as Promise<
            PageOf<Thing> & { readonly pages: number }
          >,
      ),
  })
  if (!asked.data) return asked.isError ? <LoadProblem of={asked} /> : <DetailSkeleton />
  return (
    <>
      {asked.isError && <LoadProblem of={asked} />}
      <Arranged kind={kind} state={state} things={asked.data} />
    </>
  )
}

function Arranged<Thing extends Arrangeable>({
  kind,
  state,
  things,
}: OrderEditorProps<Thing> & { readonly things: readonly Thing[] }) {
  const text = useAdminText()
  const words = text.content.order
  const known = useKnown<Thing>(kind.key)
  const arranging = useArranging({
    ids: things.map(({ id }) => id),
    save: (ids, base_ids) =>
      call(kind.calls.arrange, { body: { ids: [...ids], base_ids: [...base_ids] } }),
    onSaved: known.reread,
  })
  const { ids, base, theirs, isDirty } = arranging
  const byId = new Map(things.map((thing) => [thing.id, thing]))
  const nameOf = (id: string) => {
    const thing = byId.get(id)
    return thing ? kind.nameOf(thing) : words.gone
  }

  return (
    <form
      className="-mb-16"
      onSubmit={(event) => {
        event.preventDefault()
        arranging.save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) arranging.save()
      }}
    >
      <header className="border-b border-sand pt-4 pb-4 lg:pt-5">
        <h2 className="display-heading">{words.title}</h2>
        <p className="pt-1 text-small text-muted">{words.hint}</p>
      </header>
      {theirs && (
        <div className="pt-4">
          <Conflict
            version={theirs.join()}
            parts={[
              {
                name: 'order',
                label: words.title,
                value: (order: readonly string[]) => order,
                take: (_into, from) => from,
                show: (order) => order.map((id, at) => `${at + 1}. ${nameOf(id)}`).join('\n'),
              },
            ]}
            mine={ids}
            base={base}
            theirs={theirs}
            onResolve={arranging.resolve}
          />
        </div>
      )}
      {arranging.failure && (
        <div className="pt-4">
          <Problem>{arranging.failure.serverMessage ?? text.writeFailed}</Problem>
        </div>
      )}
      <OrderList
        rows={ids.map((id) => {
          const thing = byId.get(id)
          return { id, name: nameOf(id), state: thing && state(thing) }
        })}
        onArrange={arranging.arrange}
      />
      <SaveBar
        isNew={false}
        isDirty={isDirty}
        isSaving={arranging.isSaving}
        isWrong={false}
        onDrop={arranging.drop}
      />
      {isDirty && <LeaveGuard holds={() => isDirty} />}
    </form>
  )
}
