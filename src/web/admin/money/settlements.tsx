import { useQuery } from '@tanstack/react-query'
import { exportSettlements, type SettlementRow } from '#contract/admin-money.ts'
import { download } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { Table } from '#web/ui/table.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { WorkbookButton } from '../frame/workbook-button.tsx'
import { Part } from '../order/part.tsx'
import { monthlySettlements } from './money-queries.ts'

const ROWS_TO_COME = 3
const figures = [
  'gross',
  'coupon',
  'promotion',
  'points',
  'received',
  'refunds',
  'interest',
  'net',
  'supply',
  'vat',
] as const satisfies readonly (keyof SettlementRow)[]

/** The last twelve months from the book, and the workbook for whoever does the taxes. */
export function Settlements() {
  const words = useAdminText().money.settlements
  const format = useFormat()
  const asked = useQuery(monthlySettlements)
  const items = asked.data?.items ?? []

  return (
    <Part title={words.title} level={2}>
      {asked.isError && <LoadProblem of={asked} />}
      {!asked.data && !asked.isError && <SkeletonRows rows={ROWS_TO_COME} />}
      {asked.data && items.length === 0 && (
        <EmptyState title={words.empty} text={words.emptyText} />
      )}
      {items.length > 0 && (
        <>
          <Table
            caption={words.title}
            rows={items}
            rowKey={({ month }) => month}
            dense
            columns={[
              {
                name: 'month',
                label: words.month,
                cell: ({ month }) => (
                  <span className="whitespace-nowrap">{format.month(`${month}-01`)}</span>
                ),
              },
              ...figures.map((name) => ({
                name,
                label: words.columns[name],
                numeric: true,
                cell: (row: SettlementRow) => format.won(row[name]),
              })),
            ]}
          />
          <p className="pt-3 text-tiny text-muted">{words.rule}</p>
          <WorkbookButton
            fetch={() => download(exportSettlements, {})}
            name="settlement"
            label={words.export}
          />
        </>
      )}
    </Part>
  )
}
