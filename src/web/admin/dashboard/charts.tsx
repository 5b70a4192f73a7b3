import type { readDashboard } from '#contract/dashboard.ts'
import type { ReplyOf } from '#contract/endpoint.ts'
import { useFormat } from '#web/language/use-format.ts'
import { DownIcon } from '#web/ui/icons.tsx'
import { Table } from '#web/ui/table.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'
import { chartPoints, daysOfBar } from './chart-points.ts'
import { DayChart } from './day-chart.tsx'

/** Money and orders by day as pictures, and the same figures as a table. */
export function Charts({ current, before }: ReplyOf<typeof readDashboard>) {
  const words = useAdminText().dashboard.charts
  const format = useFormat()
  const points = chartPoints(current.days, before.days)
  const note = daysOfBar(current.days.length) > 1 ? words.weekly : null

  return (
    <>
      <Part title={words.money} level={2} note={note}>
        <DayChart
          label={words.money}
          points={points}
          write={format.won}
          series={[
            { of: 'revenue', label: words.revenue, look: 'main' },
            { of: 'refunds', label: words.refunds, look: 'second' },
            { of: 'revenueBefore', label: words.revenueBefore, look: 'before' },
          ]}
        />
      </Part>
      <Part title={words.orders} level={2} note={note}>
        <DayChart
          label={words.orders}
          points={points}
          write={format.number}
          series={[
            { of: 'orders', label: words.ordersOf, look: 'main' },
            { of: 'ordersBefore', label: words.ordersBefore, look: 'before' },
          ]}
        />
        <details className="group pt-2">
          <summary className="flex min-h-touch cursor-pointer list-none items-center gap-1.5 text-small">
            {words.table}
            <DownIcon className="size-3.5 transition-transform group-open:rotate-180" />
          </summary>
          <div className="h-96">
            <Table
              caption={words.table}
              rows={[...current.days].reverse()}
              rowKey={({ day }) => day}
              columns={[
                { name: 'day', label: words.day, cell: ({ day }) => format.date(day) },
                ...(['revenue', 'refunds'] as const).map((name) => ({
                  name,
                  label: words[name],
                  numeric: true,
                  cell: (day: (typeof current.days)[number]) => format.won(day[name]),
                })),
                {
                  name: 'orders',
                  label: words.ordersOf,
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
