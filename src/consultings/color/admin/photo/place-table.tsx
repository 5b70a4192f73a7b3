import { Button } from '#web/ui/button.tsx'
import { useColorAdminText } from '../use-color-admin-text.ts'
import { useDecimals } from '../use-decimals.ts'
import { angleOf, figuresOf, hairContrast, isSkin, meanOfFace } from './figures.ts'
import type { Measured, Place } from './measuring.ts'

/** A part of the drawing that can take over a measured colour. */
export type DrawnPart = 'skin' | 'hair' | 'iris'

interface PlaceTableProps {
  readonly measured: readonly Measured[]
  readonly onUse: (part: DrawnPart, hex: string) => void
}

const partOf = (place: Place): DrawnPart => (place === 'hair' || place === 'iris' ? place : 'skin')

/** Lists the measured colours in CIELAB with their uses. Stores nothing. */
export function PlaceTable({ measured, onUse }: PlaceTableProps) {
  const labels = useColorAdminText().photo
  const decimal = useDecimals()
  const mean = meanOfFace(measured)
  const contrast = hairContrast(measured)
  if (measured.length === 0) return null

  const use = (part: DrawnPart, hex: string) => () => onUse(part, hex)
  return (
    <div>
      <div className="overflow-x-auto">
        <table className="figures w-full border-collapse text-small">
          <caption className="pb-1.5 text-left text-tiny text-muted">
            {labels.table} · {labels.median}
          </caption>
          <thead>
            <tr className="border-b border-ink text-right text-tiny text-muted *:py-1.5 *:pl-3 *:font-regular">
              <th scope="col" className="!pl-0 text-left">
                {labels.table}
              </th>
              <th scope="col">L*</th>
              <th scope="col">a*</th>
              <th scope="col">b*</th>
              <th scope="col">C*</th>
              <th scope="col">h</th>
              <th scope="col">ITA</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {measured.map((each) => (
              <Row key={each.place} measured={each} onUse={use(partOf(each.place), each.hex)} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="flex flex-wrap items-center gap-x-5 pt-2 text-small">
        {mean && (
          <>
            <strong className="figures font-strong">
              {labels.mean(
                [mean.lab.lightness, mean.lab.a, mean.lab.b]
                  .map((value) => decimal(value, 1))
                  .join(' · '),
              )}
            </strong>
            <Button kind="quiet" size="small" onClick={use('skin', mean.hex)}>
              {labels.use.skin}
            </Button>
          </>
        )}
        {contrast !== null && (
          <span className="text-muted">{labels.contrast(decimal(contrast, 0))}</span>
        )}
      </p>
      <p className="text-tiny text-muted">{labels.tableHint}</p>
    </div>
  )
}

interface RowProps {
  readonly measured: Measured
  readonly onUse: () => void
}

function Row({ measured, onUse }: RowProps) {
  const labels = useColorAdminText().photo
  const decimal = useDecimals()
  const { place, hex } = measured
  const { lightness, a, b, chroma, hue } = figuresOf(hex)
  const angle = angleOf(measured)

  return (
    <tr className="border-b border-sand text-right *:py-0.5 *:pl-3">
      <th scope="row" className="!pl-0 text-left font-regular whitespace-nowrap">
        <span
          aria-hidden="true"
          className="mr-3 inline-block h-6 w-9 align-middle forced-color-adjust-none"
          style={{ background: hex }}
        />
        {labels.places[place]}
      </th>
      {[lightness, a, b, chroma].map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns of a table
        <td key={at}>{decimal(value, 1)}</td>
      ))}
      <td>{decimal(hue, 0)}°</td>
      <td>{angle === null ? '' : `${decimal(angle, 0)}°`}</td>
      <td>
        <Button kind="quiet" size="small" onClick={onUse}>
          <span className="sr-only">{labels.places[place]} · </span>
          {labels.use[isSkin(place) ? 'skin' : partOf(place)]}
        </Button>
      </td>
    </tr>
  )
}
