import type { CutStep } from '#domain/drawings/marks/cut-plan.ts'
import type { Language } from '#domain/languages/languages.ts'
import { type FittedText, fitText, writeFitted } from '#server/reports/pdf/fit-text.ts'
import { looks, type Paper, scaled, type TextLook } from '#server/reports/pdf/paper.ts'
import { posterPage } from '#server/reports/pdf/poster/poster-page.ts'
import { cutPlanIn } from '#texts/cut-plans.ts'
import { hairPaperTexts } from '../paper-texts.ts'
import type { BestStyle } from '../report-content.ts'
import { hairTexts } from '../texts.ts'

const HEADING = { ...looks.name, size: 12.5, leading: 1.35 } as const
const BODY = { ...looks.body, size: 8.6, leading: 1.5 } as const
const GAP = 18
const BELOW_HEADING = 3
const MOST_LINES = 14

/** Width of the whole plan's column relative to a note's. */
const WHOLE_PLAN_SHARE = 1.7

interface PlanNote {
  readonly heading: string
  readonly text: string
  /** Relative width. */
  readonly share: number
}

/** A Korean sheet may be shown to a salon abroad; any other is most likely shown in Korea. */
const otherSalon = (language: Language): Language => (language === 'ko' ? 'en' : 'ko')

/**
 * Lists the notes beside the drawing, and the plan in another salon's language; empty ones are
 * omitted.
 */
export function planNotes(
  { avoid, styling, cutting }: BestStyle,
  plan: readonly CutStep[],
  language: Language,
): PlanNote[] {
  const { card } = hairTexts[language].report
  const other = otherSalon(language)
  const inOther = cutPlanIn(other, plan).map(({ name, text }) => `${name}: ${text}`)
  return [
    { heading: card.avoid, text: avoid, share: 1 },
    { heading: card.styling, text: styling, share: 1 },
    { heading: card.cutting, text: cutting, share: 1 },
    {
      heading: hairPaperTexts[other].inThisLanguage,
      text: inOther.join('\n'),
      share: WHOLE_PLAN_SHARE,
    },
  ].filter(({ text }) => text)
}

interface FittedNote {
  readonly heading: FittedText
  readonly body: FittedText
  readonly x: number
}

function fittedNotes(paper: Paper, notes: readonly PlanNote[], scale: number): FittedNote[] {
  const shares = notes.reduce((sum, { share }) => sum + share, 0)
  const free = posterPage.width - GAP * (notes.length - 1)
  const columns = notes.map((note) => ({ ...note, width: (free * note.share) / shares }))
  const fitHeading = ({ heading, width }: (typeof columns)[number], look: TextLook) =>
    fitText(paper, heading, look, { width, maxLines: 1, smallest: 8 })
  const sizes = columns.map((column) => fitHeading(column, scaled(HEADING, scale)).look.size)
  const heading = { ...HEADING, size: Math.min(...sizes) }
  let next: number = posterPage.side
  return columns.map((column) => {
    const { text, width } = column
    const x = next
    next += width + GAP
    return {
      x,
      heading: fitHeading(column, heading),
      body: fitText(paper, text, scaled(BODY, scale), { width, maxLines: MOST_LINES, smallest: 7 }),
    }
  })
}

/** Measures the notes at a text scale. */
export const notesHeight = (paper: Paper, notes: readonly PlanNote[], scale: number): number =>
  Math.max(
    0,
    ...fittedNotes(paper, notes, scale).map(
      ({ heading, body }) => heading.height + BELOW_HEADING + body.height,
    ),
  )

/** Writes the notes side by side. */
export function writePlanNotes(
  paper: Paper,
  notes: readonly PlanNote[],
  { y, scale }: Record<'y' | 'scale', number>,
) {
  for (const { heading, body, x } of fittedNotes(paper, notes, scale)) {
    const below = writeFitted(paper, heading, x, y, 'H3')
    writeFitted(paper, body, x, below + BELOW_HEADING)
  }
}
