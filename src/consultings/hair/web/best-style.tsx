import { stylePortrait } from '#domain/drawings/styles/report-portraits.ts'
import { useFormat } from '#web/language/use-format.ts'
import { Written } from '#web/reports/written.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import type { HairContent, BestStyle as Style } from '../report-content.ts'
import { CutRows } from './cut-rows.tsx'
import { useHairText } from './use-hair-text.ts'

interface BestStyleProps {
  readonly style: Style
  /** Index, from 0. */
  readonly at: number
  readonly face: HairContent['type_analysis']
}

/** Shows a best style from front, side and back on the customer's face, and the reason. */
export function BestStyle({ style, at, face }: BestStyleProps) {
  const { number } = useFormat()

  return (
    <figure className="grid items-end gap-x-10 gap-y-6 @column:grid-cols-[7fr_5fr] @column:in-[li:nth-child(even)]:grid-cols-[5fr_7fr] print:grid-cols-[7fr_5fr]">
      <div className="@column:in-[li:nth-child(even)]:order-last">
        <Views style={style} at={at} face={face} />
      </div>
      <figcaption className="min-w-0">
        <h3
          data-number={number(at + 1)}
          className="display-heading before:mr-3 before:text-clay before:content-[attr(data-number)]"
        >
          <Written>{style.name}</Written>
        </h3>
        <p className="mt-3 mb-5">
          <Written>{style.description}</Written>
        </p>
        {style.drawing && (
          <CutRows portrait={stylePortrait(face, style.drawing, { list: 'best', at })} />
        )}
      </figcaption>
    </figure>
  )
}

/** Shows one view of an uploaded picture, three of a drawing. */
function Views({ style, at, face }: BestStyleProps) {
  const text = useHairText().report
  const label = text.style(style.name)
  if (style.image_url) {
    return <img src={style.image_url} alt={label} className="w-full bg-fill object-cover" />
  }
  const draw = (view: 'front' | 'left' | 'back') =>
    stylePortrait(face, style.drawing, { list: 'best', at }, { view })

  return (
    <div className="grid grid-cols-2 gap-1 @text:grid-cols-[2fr_1fr] print:grid-cols-[2fr_1fr]">
      <div className="relative col-span-2 bg-fill pt-4 @text:col-span-1 @text:row-span-2 print:col-span-1 print:row-span-2 print:bg-transparent">
        <ViewName>{text.views.front}</ViewName>
        <Portrait
          {...draw('front')}
          label={label}
          className="h-full object-contain object-bottom"
        />
      </div>
      {(['left', 'back'] as const).map((view) => (
        <div key={view} className="relative bg-fill pt-4 print:bg-transparent">
          <ViewName>{text.views[view]}</ViewName>
          <Portrait {...draw(view)} className="h-full object-contain object-bottom" />
        </div>
      ))}
    </div>
  )
}

const ViewName = ({ children }: { readonly children: string }) => (
  <p className="absolute top-2 left-3 text-tiny text-muted">{children}</p>
)
