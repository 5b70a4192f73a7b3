import { Bar, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useFormat } from '#web/language/use-format.ts'
import { useWantsMotion } from '#web/ui/use-wants-motion.ts'
import type { Point } from './chart-points.ts'
import { useAxisFormat } from './use-axis-format.ts'

export interface Series {
  readonly of: Exclude<keyof Point, 'day'>
  readonly label: string
  readonly look: keyof typeof looks
}

/** The line of the period before is dashed, so that nobody needs its colour. */
const looks = {
  main: { colour: 'var(--color-clay)', swatch: 'h-3 w-3 forced-color-adjust-none bg-clay' },
  second: { colour: 'var(--color-moss)', swatch: 'h-3 w-3 forced-color-adjust-none bg-moss' },
  before: { colour: 'var(--color-ink)', swatch: 'w-5 border-t-2 border-dashed border-ink' },
} as const

interface DayChartProps {
  /** What it shows, for those who do not see it; the figures stand in a table besides. */
  readonly label: string
  readonly points: readonly Point[]
  readonly series: readonly Series[]
  readonly write: (value: number) => string
}

/** Bars by day, and the period before as a line. The arrow keys walk along it. */
export function DayChart({ label, points, series, write }: DayChartProps) {
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
                return point ? <Hint point={point} series={series} write={write} /> : null
              }}
            />
            {series.map(({ of, look }) =>
              look === 'before' ? (
                <Line
                  key={of}
                  dataKey={of}
                  stroke={looks[look].colour}
                  strokeDasharray="4 3"
                  strokeWidth={1.5}
                  dot={false}
                  isAnimationActive={moves}
                />
              ) : (
                <Bar
                  key={of}
                  dataKey={of}
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
    {series.map(({ of, label, look }) => (
      <li key={of} className="flex items-center gap-1.5">
        <span aria-hidden="true" className={looks[look].swatch} />
        {label}
      </li>
    ))}
  </ul>
)

/** The figures of the bar under the pointer or the arrow keys. */
function Hint({
  point,
  series,
  write,
}: Omit<DayChartProps, 'label' | 'points'> & { point: Point }) {
  const format = useFormat()
  return (
    <div className="border border-rule bg-sheet px-3 py-2 text-tiny">
      <p className="pb-1 font-strong">{format.weekday(point.day)}</p>
      <dl>
        {series.map(({ of, label }) => (
          <div key={of} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd className="figures">{write(point[of])}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
