import type { DashboardFigures } from '#contract/dashboard.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Table } from '#web/ui/table.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'

type Discount = DashboardFigures['discounts'][number]

/** What coupons and promotion codes brought and what they cost. */
export function Discounts({ discounts }: Pick<DashboardFigures, 'discounts'>) {
  const words = useAdminText().dashboard.discounts
  const format = useFormat()

  return (
    <Part title={words.title} level={2}>
      {discounts.length === 0 ? (
        <p className="text-small text-muted">{words.empty}</p>
      ) : (
        <>
          <Table
            caption={words.title}
            rows={discounts}
            rowKey={({ kind, name }) => `${kind} ${name}`}
            columns={[
              { name: 'name', label: words.name, cell: ({ name }: Discount) => name },
              { name: 'kind', label: words.kind, cell: ({ kind }) => words.kinds[kind] },
              {
                name: 'orders',
                label: words.orders,
                numeric: true,
                cell: ({ orders }) => format.number(orders),
              },
              ...(['discount', 'paid'] as const).map((name) => ({
                name,
                label: words[name],
                numeric: true,
                cell: (row: Discount) => format.won(row[name]),
              })),
            ]}
          />
          <p className="pt-3 text-tiny text-muted">{words.note}</p>
        </>
      )}
    </Part>
  )
}
