import type { CutStep } from '#domain/drawings/marks/cut-plan.ts'
import type { Language } from '#domain/languages/languages.ts'
import { type FittedText, fitText, writeFitted } from '#server/reports/pdf/fit-text.ts'
import { looks, type Paper } from '#server/reports/pdf/paper.ts'
import { posterPage } from '#server/reports/pdf/poster/poster-page.ts'
import { cutPlanIn } from '#texts/cut-plans.ts'
import { hairPaperTexts } from '../paper-texts.ts'
import type { BestStyle } from '../sheet-content.ts'
import { hairTexts } from '../texts.ts'

const HEADING = { ...looks.name, size: 12.5, leading: 1.35 } as const
const BODY = { ...looks.body, size: 8.6, leading: 1.5 } as const
const GAP = 18
const BELOW_HEADING = 3
const MOST_LINES = 14

/** Of the whole plan's column, beside a note's: it says the most. */
const WHOLE_PLAN_SHARE = 1.7

export interface PlanNote {
  readonly heading: string
  readonly text: string
  /** How wide it is beside the others. */
  readonly share: number
}

/** A Korean sheet may be taken to a salon abroad; any other is most likely read in Korea. */
const otherSalon = (language: Language): Language => (language === 'ko' ? 'en' : 'ko')

/** What a drawing does not say, and the plan in the language of another salon; empty ones are left out. */
export function planNotes(
  { avoid, styling, cutting }: BestStyle,
  plan: readonly CutStep[],
  language: Language,
): PlanNote[] {
  const { card } = hairTexts[language].sheet
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

function fittedNotes(paper: Paper, notes: readonly PlanNote[]): FittedNote[] {
  const shares = notes.reduce((sum, { share }) => sum + share, 0)
  const free = posterPage.width - GAP * (notes.length - 1)
  let next: number = posterPage.side
  return notes.map(({ heading, text, share }) => {
    const width = (free * share) / shares
    const x = next
    next += width + GAP
    return {
      x,
      heading: fitText(paper, heading, HEADING, { width, maxLines: 1, smallest: 8 }),
      body: fitText(paper, text, BODY, { width, maxLines: MOST_LINES, smallest: 7 }),
    }
  })
}

export const notesHeight = (paper: Paper, notes: readonly PlanNote[]): number =>
  Math.max(
    0,
    ...fittedNotes(paper, notes).map(
      ({ heading, body }) => heading.height + BELOW_HEADING + body.height,
    ),
  )

/** The notes side by side. */
export function writePlanNotes(paper: Paper, notes: readonly PlanNote[], y: number) {
  for (const { heading, body, x } of fittedNotes(paper, notes)) {
    const below = writeFitted(paper, heading, x, y, 'H3')
    writeFitted(paper, body, x, below + BELOW_HEADING)
  }
}
