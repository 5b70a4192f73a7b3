import type { Language } from '#domain/languages/languages.ts'
import { type Flow, writeLineTo } from '#server/reports/pdf/flow.ts'
import { column, looks, margin, page } from '#server/reports/pdf/paper.ts'
import { type ColourGroup, groupsOf } from '../groups.ts'
import type { Swatch } from '../report-content.ts'
import type { Use } from '../swatch.ts'
import { drawSwatch, leastSwatchHeight, type SwatchPlace } from './best-swatch.ts'
import type { ColorReportWords } from './report-words.ts'

/** Heights relative to the largest swatches: face colours count most. */
const HEIGHT_SHARES: Readonly<Record<Use, number>> = { face: 1, garment: 0.92, base: 0.74 }
const MOST_WIDE_SWATCHES = 3
const GROUP = { ...looks.name, size: 13 } as const
const GROUP_HEIGHT = GROUP.size * GROUP.leading
const EXAMPLES = { ...looks.small, leading: GROUP_HEIGHT / looks.small.size } as const
const BELOW_GROUP_NAME = 6
const BELOW_GROUP = 16
const PADDING = 9
/** Overlap, so that no paper shows between two swatches. */
const OVERLAP = 0.3

interface BestLook {
  readonly texts: ColorReportWords
  readonly language: Language
  /** Height of the largest swatches. */
  readonly height: number
}

/** Writes the best colours by use, as stripes from edge to edge of the page. */
export function writeBest(flow: Flow, best: readonly Swatch[], look: BestLook) {
  const { texts, language } = look
  for (const group of shownGroups(best)) {
    const height = rowHeight(flow, group, look)
    flow.keepTogether(GROUP_HEIGHT + BELOW_GROUP_NAME + height)
    const { title, examples } = texts.best.uses[group.use]
    const { y } = flow
    flow.draw((paper) => writeLineTo(paper, examples, EXAMPLES, margin.side + column, y))
    flow.text(title, GROUP)
    flow.space(BELOW_GROUP_NAME)
    const top = flow.y
    flow.draw((paper) => {
      for (const [index, { colour }] of group.colours.entries()) {
        drawSwatch(paper, colour, language, { ...placeOf(group, index), y: top, height })
      }
    })
    flow.moveTo(top + height)
    flow.space(BELOW_GROUP)
  }
}

/** Measures the first group, which must stay with the heading. */
export function bestHeight(flow: Flow, best: readonly Swatch[], look: BestLook): number {
  const [first] = shownGroups(best)
  return first ? GROUP_HEIGHT + BELOW_GROUP_NAME + rowHeight(flow, first, look) : 0
}

const shownGroups = (best: readonly Swatch[]) =>
  groupsOf(best).filter(({ colours }) => colours.length > 0)

const rowHeight = ({ paper }: Flow, group: ColourGroup, { language, height }: BestLook): number =>
  Math.max(
    height * HEIGHT_SHARES[group.use],
    ...group.colours.map(({ colour }, index) =>
      leastSwatchHeight(paper, colour, language, placeOf(group, index)),
    ),
  )

/** Places a swatch. The outermost ones extend from the column to the edge of the page. */
function placeOf({ colours }: ColourGroup, index: number): SwatchPlace {
  const width = column / colours.length
  const isFirst = index === 0
  const isLast = index === colours.length - 1
  const left = isFirst ? 0 : margin.side + index * width
  const right = isLast ? page.width : margin.side + (index + 1) * width
  const textX = isFirst ? margin.side : left + PADDING
  const textRight = margin.side + (index + 1) * width - (isLast ? 0 : PADDING / 2)
  return {
    x: left,
    width: right - left + (isLast ? 0 : OVERLAP),
    textX,
    textWidth: textRight - textX,
    isNarrow: colours.length > MOST_WIDE_SWATCHES,
  }
}
