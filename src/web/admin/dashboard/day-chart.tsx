import { Bar, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useFormat } from '#web/language/use-format.ts'
import { useWantsMotion } from '#web/ui/use-wants-motion.ts'
import type { Point } from './chart-points.ts'
import { useAxisFormat } from './use-axis-format.ts'

interface Series {
  readonly valueKey: Exclude<keyof Point, 'day'>
  readonly label: string
  readonly look: keyof typeof looks
}

/** The period before is a dashed line, so that it is distinguishable without colour. */
const looks = {
  main: { colour: 'var(--color-clay)', swatch: 'h-3 w-3 forced-color-adjust-none bg-clay' },
  second: { colour: 'var(--color-moss)', swatch: 'h-3 w-3 forced-color-adjust-none bg-moss' },
  before: { colour: 'var(--color-ink)', swatch: 'w-5 border-t-2 border-dashed border-ink' },
} as const

interface DayChartProps {
  /** Accessible name of the chart; the figures are also in a table. */
  readonly label: string
  readonly points: readonly Point[]
  readonly series: readonly Series[]
  readonly formatValue: (value: number) => string
}

/** Bar chart by day, with the period before as a line. Arrow keys move along the bars. */
export function DayChart({ label, points, series, formatValue }: DayChartProps) {
  const axis = useAxisFormat()
  const moves = useWantsMotion()
  const figure = (value: number) => (Number.isInteger(value) ? axis.amount(value) : '')

  return (
    <div>
      <Legend series={series} />
      <div className="h-64 text-tiny lg:h-72">
        <ResponsiveContainer>
          <ComposedChart
            data={[...points]}
            aria-label={label}
            margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
          >
            <XAxis
              dataKey="day"
              tickFormatter={axis.day}
              minTickGap={16}
              tickLine={false}
              stroke="var(--color-rule)"
              tick={{ fill: 'var(--color-muted)' }}
            />
            <YAxis
              width={56}
              tickFormatter={figure}
              axisLine={false}
              tickLine={false}
              tick={{ fill: 'var(--color-muted)' }}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: 'var(--color-fill)' }}
              content={({ active, label: day }) => {
                const point = active && points.find((each) => each.day === day)
                return point ? (
                  <Hint point={point} series={series} formatValue={formatValue} />
                ) : null
              }}
            />
            {series.map(({ valueKey, look }) =>
              look === 'before' ? (
                <Line
                  key={valueKey}
                  dataKey={valueKey}
                  stroke={looks[look].colour}
                  strokeDasharray="4 3"
                  strokeWidth={1.5}
                  dot={false}
                  isAnimationActive={moves}
                />
              ) : (
                <Bar
                  key={valueKey}
                  dataKey={valueKey}
                  fill={looks[look].colour}
                  maxBarSize={28}
                  isAnimationActive={moves}
                />
              ),
            )}
          </ComposedChart>
        </ResponsiveContainer>
      </div>
    </div>
  )
}

const Legend = ({ series }: Pick<DayChartProps, 'series'>) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1 pb-2 text-tiny">
    {series.map(({ valueKey, label, look }) => (
      <li key={valueKey} className="flex items-center gap-1.5">
        <span aria-hidden="true" className={looks[look].swatch} />
        {label}
      </li>
    ))}
  </ul>
)

/** Shows the figures of the bar under the pointer or chosen by arrow keys. */
function Hint({
  point,
  series,
  formatValue,
}: Omit<DayChartProps, 'label' | 'points'> & { point: Point }) {
  const format = useFormat()
  return (
    <div className="border border-rule bg-sheet px-3 py-2 text-tiny">
      <p className="pb-1 font-strong">{format.weekday(point.day)}</p>
      <dl>
        {series.map(({ valueKey, label }) => (
          <div key={valueKey} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="figures">{formatValue(point[valueKey])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
