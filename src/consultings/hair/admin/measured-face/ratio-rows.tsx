import { bands, levelOf, placeOnLine } from '#domain/face-measures/face-shapes.ts'
import {
  type FaceMeasures,
  type Length,
  ratioLengths,
  ratioNames,
} from '#domain/face-measures/measure-face.ts'
import { classNames } from '#web/ui/class-names.ts'
import { useDecimals } from './use-decimals.ts'
import { useHairAdminText } from './use-hair-admin-text.ts'

interface RatioRowsProps {
  readonly measures: FaceMeasures
  /** The length that is being changed; its ratios are marked. */
  readonly changed: Length | null
}

/** Shows each ratio with its lengths, its place on a line with the usual band, and its meaning. */
export function RatioRows({ measures, changed }: RatioRowsProps) {
  const text = useHairAdminText()
  const decimal = useDecimals()
  const cm = (length: Length) => decimal(measures.lengthsMm[length] / 10, 1)

  return (
    <dl>
      {ratioNames.map((name) => {
        const [over, under] = ratioLengths[name]
        const value = measures.ratios[name]
        const isChanged = changed === over || changed === under
        const [from, to] = bands[name].map((end) => placeOnLine(name, end) * 100)
        return (
          <div
            key={name}
            className={classNames(
              '-mx-3 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-sand px-3 py-2 sm:grid-cols-[8.5rem_6.5rem_minmax(0,1fr)_auto]',
              isChanged && 'bg-fill',
            )}
          >
            <dt className={classNames('text-small', isChanged && 'font-strong')}>
              {text.ratios[name]}
            </dt>
            <dd className="figures text-total font-strong sm:order-4">{decimal(value, 2)}</dd>
            <dd className="figures text-tiny text-muted max-sm:order-2">
              {cm(over)} ÷ {cm(under)}
            </dd>
            <dd aria-hidden="true" className="relative h-4 max-sm:order-3 max-sm:col-span-2">
              <span className="absolute inset-x-0 top-1/2 border-t border-ink" />
              <span
                className="absolute top-1/2 h-2 -translate-y-1/2 bg-sand"
                style={{ left: `${from}%`, width: `${(to ?? 0) - (from ?? 0)}%` }}
              />
              <span
                className="absolute inset-y-0 border-l-2 border-clay"
                style={{ left: `${placeOnLine(name, value) * 100}%` }}
              />
            </dd>
            <dd className="col-span-full text-tiny text-muted sm:order-5">
              {text.meanings[name][levelOf(name, value)]}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
