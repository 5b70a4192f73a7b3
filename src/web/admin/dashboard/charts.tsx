import type { readDashboard } from '#contract/dashboard.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { useFormat } from '#web/language/use-format.ts'
import { DownIcon } from '#web/ui/icons.tsx'
import { Table } from '#web/ui/table.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'
import { chartPoints, daysPerBar } from './chart-points.ts'
import { DayChart } from './day-chart.tsx'

/** Charts of revenue and orders by day, with the same figures as a table. */
export function Charts({ current, before }: ReplyOf<typeof readDashboard>) {
  const labels = useAdminText().dashboard.charts
  const format = useFormat()
  const points = chartPoints(current.days, before.days)
  const note = daysPerBar(current.days.length) > 1 ? labels.weekly : null

  return (
    <>
      <Part title={labels.money} level={2} note={note}>
        <DayChart
          label={labels.money}
          points={points}
          formatValue={format.won}
          series={[
            { valueKey: 'revenue', label: labels.revenue, look: 'main' },
            { valueKey: 'refunds', label: labels.refunds, look: 'second' },
            { valueKey: 'revenueBefore', label: labels.revenueBefore, look: 'before' },
          ]}
        />
      </Part>
      <Part title={labels.orders} level={2} note={note}>
        <DayChart
          label={labels.orders}
          points={points}
          formatValue={format.number}
          series={[
            { valueKey: 'orders', label: labels.ordersOf, look: 'main' },
            { valueKey: 'ordersBefore', label: labels.ordersBefore, look: 'before' },
          ]}
        />
        <details className="group pt-2">
          <summary className="flex min-h-touch cursor-pointer list-none items-center gap-1.5 text-small">
            {labels.table}
            <DownIcon className="size-3.5 transition-transform group-open:rotate-180" />
          </summary>
          <div className="h-96">
            <Table
              caption={labels.table}
              rows={[...current.days].reverse()}
              rowKey={({ day }) => day}
              columns={[
                { name: 'day', label: labels.day, cell: ({ day }) => format.date(day) },
                ...(['revenue', 'refunds'] as const).map((name) => ({
                  name,
                  label: labels[name],
                  numeric: true,
                  cell: (day: (typeof current.days)[number]) => format.won(day[name]),
                })),
                {
                  name: 'orders',
                  label: labels.ordersOf,
                  numeric: true,
                  cell: ({ orders }) => format.number(orders),
                },
              ]}
            />
          </div>
        </details>
      </Part>
    </>
  )
}
