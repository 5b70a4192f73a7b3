import type { FaceMeasures } from '#domain/face-measures/measure-face.ts'
import { FaceDrawing } from './face-drawing.tsx'
import { useDecimals } from './use-decimals.ts'
import { useHairAdminText } from './use-hair-admin-text.ts'

/**
 * Shows a face's thirds and fifths: drawn from its points, with the places of an even division
 * beside them, and as tables with the same figures.
 */
export function FaceDiagram({ measures }: { readonly measures: FaceMeasures }) {
  const text = useHairAdminText().division

  return (
    <section aria-label={text.heading}>
      <h3 className="text-small font-strong">{text.heading}</h3>
      <div className="grid items-center gap-5 pt-2 sm:grid-cols-2">
        <FaceDrawing measures={measures} />
        <div className="space-y-4">
          <ShareTable caption={text.thirds} parts={text.thirdParts} percents={measures.thirds} />
          <ShareTable caption={text.fifths} parts={text.fifthParts} percents={measures.fifths} />
        </div>
      </div>
      <p className="pt-2 text-tiny text-muted">{text.legend}</p>
    </section>
  )
}

interface ShareTableProps {
  readonly caption: string
  readonly parts: readonly string[]
  readonly percents: readonly number[]
}

function ShareTable({ caption, parts, percents }: ShareTableProps) {
  const text = useHairAdminText().division
  const decimal = useDecimals()
  const even = 100 / percents.length

  return (
    <table className="w-full text-left text-tiny">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-ink text-muted">
          <th scope="col" className="font-strong">
            {caption}
          </th>
          <th scope="col" className="text-right font-regular">
            {text.measured}
          </th>
          <th scope="col" className="text-right font-regular">
            {text.even}
          </th>
        </tr>
      </thead>
      <tbody>
        {percents.map((percent, at) => (
          <tr key={parts[at]} className="border-b border-sand">
            <th scope="row" className="font-regular">
              {parts[at]}
            </th>
            <td className="figures text-right font-strong">{`${decimal(percent, 0)}%`}</td>
            <td className="figures text-right text-muted">
              {`${decimal(even, Number.isInteger(even) ? 0 : 1)}%`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
