import type { DashboardFigures } from '#contract/dashboard.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Table } from '#web/ui/table.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'

type PageSpeed = DashboardFigures['page_speeds'][number]

interface PageSpeedsProps {
  readonly speeds: DashboardFigures['page_speeds']
}

/** Table of how fast the pages were in visitors' browsers. Source: docs/rules.md D-7. */
export function PageSpeeds({ speeds }: PageSpeedsProps) {
  const labels = useAdminText().dashboard.pageSpeeds
  const format = useFormat()
  const shown = (value: number | null, write: (value: number) => string) =>
    value === null ? '–' : write(value)

  return (
    <Part title={labels.title} level={2}>
      {speeds.length === 0 ? (
        <p className="text-small text-muted">{labels.empty}</p>
      ) : (
        <>
          <Table
            caption={labels.title}
            rows={speeds}
            rowKey={({ page, device }) => `${page} ${device}`}
            columns={[
              {
                name: 'page',
                label: labels.page,
                cell: ({ page }: PageSpeed) => labels.pages[page],
              },
              {
                name: 'device',
                label: labels.device,
                cell: ({ device }) => labels.devices[device],
              },
              {
                name: 'visits',
                label: labels.visits,
                numeric: true,
                cell: ({ visits }) => format.number(visits),
              },
              {
                name: 'lcp',
                label: labels.lcp,
                numeric: true,
                cell: ({ lcp_ms }) =>
                  shown(lcp_ms, (ms) => labels.seconds(format.number(Math.round(ms / 10) / 100))),
              },
              {
                name: 'inp',
                label: labels.inp,
                numeric: true,
                cell: ({ inp_ms }) => shown(inp_ms, (ms) => labels.milliseconds(format.number(ms))),
              },
              {
                name: 'cls',
                label: labels.cls,
                numeric: true,
                cell: ({ cls }) => shown(cls, (shift) => format.number(shift)),
              },
            ]}
          />
          <p className="pt-3 text-tiny text-muted">{labels.note}</p>
        </>
      )}
    </Part>
  )
}
