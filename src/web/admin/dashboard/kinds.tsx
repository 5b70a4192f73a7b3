import type { DashboardFigures } from '#contract/dashboard.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { Table } from '#web/ui/table.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'

type Kind = DashboardFigures['kinds'][number]

/** Table of orders and payments by kind of consulting. */
export function Kinds({ kinds }: Pick<DashboardFigures, 'kinds'>) {
  const labels = useAdminText().dashboard.kinds
  const { consultingTypes } = useText().myPage
  const format = useFormat()

  return (
    <Part title={labels.title} level={2}>
      {kinds.length === 0 ? (
        <p className="text-small text-muted">{labels.empty}</p>
      ) : (
        <>
          <Table
            caption={labels.title}
            rows={kinds}
            rowKey={({ consulting_type }) => consulting_type}
            columns={[
              {
                name: 'kind',
                label: labels.kind,
                cell: ({ consulting_type }: Kind) => consultingTypes[consulting_type],
              },
              ...(['orders', 'paid'] as const).map((name) => ({
                name,
                label: labels[name],
                numeric: true,
                cell: (row: Kind) => format.number(row[name]),
              })),
              {
                name: 'revenue',
                label: labels.revenue,
                numeric: true,
                cell: ({ revenue }) => format.won(revenue),
              },
            ]}
          />
          <p className="pt-3 text-tiny text-muted">{labels.note}</p>
        </>
      )}
    </Part>
  )
}
