import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exportDueRefunds } from '#contract/admin-money.ts'
import { download } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { useDialogs } from '#web/ui/dialogs-provider.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { WorkbookButton } from '../frame/workbook-button.tsx'
import { Part } from '../order/part.tsx'
import { DueRefundRow } from './due-refund-row.tsx'
import { dueRefunds, usePayOut } from './money-queries.ts'

const ROWS_TO_COME = 4

/** Refunds that the studio transfers itself: taken to the bank as a workbook, then marked together. */
export function DueRefunds() {
  const text = useAdminText()
  const words = text.money.refunds
  const format = useFormat()
  const say = useToast()
  const { confirm } = useDialogs()
  const asked = useQuery(dueRefunds)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const send = usePayOut(({ paid_out, total }) => {
    setChosen(new Set())
    say(words.done(format.number(paid_out), format.won(total)))
  })
  const items = asked.data?.items ?? []
  const payable = items.filter(({ account }) => account !== null)
  const marked = payable.filter(({ id }) => chosen.has(id))
  const sum = marked.reduce((all, { amount, interest }) => all + amount + interest, 0)
  const isAll = payable.length > 0 && marked.length === payable.length

  const totalOf = ({ total, interest }: { total: number; interest: number }) =>
    [words.total(format.won(total)), interest > 0 && words.interestIn(format.won(interest))]
      .filter(Boolean)
      .join(' · ')

  function toggle(id: string) {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }

  async function payOut() {
    const title = words.confirm(format.number(marked.length), format.won(sum))
    if (!(await confirm(title, { text: words.confirmText, ok: words.submit }))) return
    const refund_ids = marked.map(({ id }) => id)
    send.mutate({ refund_ids, paid_on: asked.data?.as_of })
  }

  return (
    <Part
      title={words.title}
      level={2}
      note={asked.data && items.length > 0 && totalOf(asked.data)}
    >
      {asked.isError && <LoadProblem of={asked} />}
      {!asked.data && !asked.isError && <SkeletonRows rows={ROWS_TO_COME} />}
      {asked.data && items.length === 0 && (
        <EmptyState title={words.empty} text={words.emptyText} />
      )}
      {items.length > 0 && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6">
            <Checkbox
              label={<span className="text-small">{words.all}</span>}
              checked={isAll}
              disabled={payable.length === 0}
              onChange={() => setChosen(new Set(isAll ? [] : payable.map(({ id }) => id)))}
            />
            <WorkbookButton
              fetch={() => download(exportDueRefunds, {})}
              name="refunds"
              label={words.export}
            />
          </div>
          <ul className="divide-y divide-sand border-y border-sand">
            {items.map((refund) => (
              <DueRefundRow
                key={refund.id}
                refund={refund}
                checked={chosen.has(refund.id)}
                onToggle={() => toggle(refund.id)}
              />
            ))}
          </ul>
          {asked.data && asked.data.interest > 0 && (
            <p className="pt-3 text-tiny text-muted">{words.interestRule}</p>
          )}
          {send.isError && (
            <div className="pt-4">
              <Problem>{send.error.words ?? text.writeFailed}</Problem>
            </div>
          )}
          <div className="pt-4">
            <Button
              size="small"
              busy={send.isPending}
              disabled={marked.length === 0}
              onClick={() => void payOut()}
            >
              {marked.length === 0
                ? words.submit
                : words.submitMany(format.number(marked.length), format.won(sum))}
            </Button>
          </div>
        </>
      )}
    </Part>
  )
}
