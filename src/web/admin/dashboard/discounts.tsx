import type { DashboardFigures } from '#contract/dashboard.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Table } from '#web/ui/table.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'

type Discount = DashboardFigures['discounts'][number]

/** Table of coupons and promotion codes: their revenue and their cost. */
export function Discounts({ discounts }: Pick<DashboardFigures, 'discounts'>) {
  const labels = useAdminText().dashboard.discounts
  const format = useFormat()

  return (
    <Part title={labels.title} level={2}>
      {discounts.length === 0 ? (
        <p className="text-small text-muted">{labels.empty}</p>
      ) : (
        <>
          <Table
            caption={labels.title}
            rows={discounts}
            rowKey={({ kind, name }) => `${kind} ${name}`}
            columns={[
              { name: 'name', label: labels.name, cell: ({ name }: Discount) => name },
              { name: 'kind', label: labels.kind, cell: ({ kind }) => labels.kinds[kind] },
              {
                name: 'orders',
                label: labels.orders,
                numeric: true,
                cell: ({ orders }) => format.number(orders),
              },
              ...(['discount', 'paid'] as const).map((name) => ({
                name,
                label: labels[name],
                numeric: true,
                cell: (row: Discount) => format.won(row[name]),
              })),
            ]}
          />
          <p className="pt-3 text-tiny text-muted">{labels.note}</p>
        </>
      )}
    </Part>
  )
}
