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

const SKELETON_ROWS = 3

/**
 * Shows the last twelve months from the ledger, the accountant’s workbook, and the ledger check.
 */
export function Settlements() {
  const labels = useAdminText().money.settlements
  const { number, month } = useFormat()
  const query = useQuery(monthlySettlements)
  const items = query.data?.items ?? []
  const figure = (
    name: keyof typeof labels.columns,
    amountOf: (row: SettlementRow) => number,
  ): Column<SettlementRow> => ({
    name,
    label: labels.columns[name],
    numeric: true,
    cell: (row) => number(amountOf(row)),
  })

  return (
    <MoneyPart
      id="months"
      title={labels.title}
      note={labels.rule}
      action={
        items.length > 0 && (
          <WorkbookButton
            call={exportSettlements}
            fetch={() => download(exportSettlements, {})}
            name="settlement"
            label={labels.export}
          />
        )
      }
    >
      {query.isError && <LoadProblem query={query} />}
      {!query.data && !query.isError && <SkeletonRows rows={SKELETON_ROWS} />}
      {query.data && items.length === 0 && (
        <EmptyState title={labels.empty} text={labels.emptyText} />
      )}
      {items.length > 0 && (
        <Table
          caption={labels.caption}
          rows={items}
          rowKey={(row) => row.month}
          columns={[
            {
              name: 'month',
              label: labels.columns.month,
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
