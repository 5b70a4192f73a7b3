import { useQuery } from '@tanstack/react-query'
import { exportSettlements, type SettlementRow } from '#contract/admin-money.ts'
import { download } from '#web/api/client.ts'
import { useFormat } from '#web/language/use-format.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { WorkbookButton } from '../frame/workbook-button.tsx'
import { Disagreements } from './disagreements.tsx'
import { MoneyPart } from './money-part.tsx'
import { monthlySettlements } from './money-queries.ts'

const ROWS_TO_COME = 3

/** The last twelve months from the ledger, the workbook for the accountant, and the check of the books. */
export function Settlements() {
  const words = useAdminText().money.settlements
  const { number, month } = useFormat()
  const asked = useQuery(monthlySettlements)
  const items = asked.data?.items ?? []
  const figure = (
    name: keyof typeof words.columns,
    amountOf: (row: SettlementRow) => number,
  ): Column<SettlementRow> => ({
    name,
    label: words.columns[name],
    numeric: true,
    cell: (row) => number(amountOf(row)),
  })

  return (
    <MoneyPart
      id="months"
      title={words.title}
      note={words.rule}
      action={
        items.length > 0 && (
          <WorkbookButton
            fetch={() => download(exportSettlements, {})}
            name="settlement"
            label={words.export}
          />
        )
      }
    >
      {asked.isError && <LoadProblem of={asked} />}
      {!asked.data && !asked.isError && <SkeletonRows rows={ROWS_TO_COME} />}
      {asked.data && items.length === 0 && (
        <EmptyState title={words.empty} text={words.emptyText} />
      )}
      {items.length > 0 && (
        <Table
          caption={words.caption}
          rows={items}
          rowKey={(row) => row.month}
          columns={[
            {
              name: 'month',
              label: words.columns.month,
              cell: (row) => <span className="whitespace-nowrap">{month(`${row.month}-01`)}</span>,
            },
            figure('gross', (row) => row.gross),
            figure('discounts', (row) => 0 - row.coupon - row.promotion - row.points),
            figure('received', (row) => row.received),
            figure('refunds', (row) => 0 - row.refunds),
            {
              ...figure('net', (row) => row.net),
              cell: (row) => <strong className="font-strong">{number(row.net)}</strong>,
            },
            figure('vat', (row) => row.vat),
          ]}
        />
      )}
      <Disagreements />
    </MoneyPart>
  )
}
