import type { CutPart } from '#domain/drawings/marks/cut-parts.ts'
import type { CutStep } from '#domain/drawings/marks/cut-plan.ts'
import type { Language } from '#domain/languages/languages.ts'
import type { CutPlanTexts } from './cut-plan-texts.ts'
import type { DrawingTexts } from './drawing-texts.ts'
import { drawingTexts } from './drawings.ts'
import { cutPlans as en } from './en/cut-plans.ts'
import { cutPlans as ko } from './ko/cut-plans.ts'
import { cutPlans as vi } from './vi/cut-plans.ts'

const cutPlanTexts: Readonly<Record<Language, CutPlanTexts>> = { ko, en, vi }

export interface CutLine {
  readonly name: string
  readonly text: string
}

/** Puts a cutting plan into words: a name and a sentence per step, in order. */
export function cutPlanIn(language: Language, plan: readonly CutStep[]): readonly CutLine[] {
  const texts = cutPlanTexts[language]
  return plan.map((step) => ({
    name: texts.names[step.part],
    text: sentenceOf(step, texts, drawingTexts[language]),
  }))
}

/** A measure of a cut that is shown beside a picture, at its height. */
export interface CutMark extends CutLine {
  readonly part: CutPart
  /** In mm. */
  readonly belowChin: number
}

/** Height of the ear lobes, from the chin; short hair is measured above it. */
const SHORT_HAIR_MM = -48

/** Returns the measures of a cut that have a height: where layers begin and where hair ends. */
export function cutMarksIn(language: Language, plan: readonly CutStep[]): readonly CutMark[] {
  const { names } = cutPlanTexts[language]
  const { fromChin } = drawingTexts[language].measures
  return plan.flatMap((step): CutMark[] => {
    const { part } = step
    const mark = (belowChin: number, text: string) => [{ part, name: names[part], text, belowChin }]
    if (part === 'layers') return mark(step.startMm, fromChin(step.startMm))
    if (part === 'length') return mark(step.mm, fromChin(step.mm))
    if (part === 'short')
      return mark(
        SHORT_HAIR_MM,
        shortLengths(step, cutPlanTexts[language], drawingTexts[language]).join('\n'),
      )
    return []
  })
}

function sentenceOf(step: CutStep, texts: CutPlanTexts, drawings: DrawingTexts): string {
  const { measure, fromChin, ratio } = drawings.measures
  switch (step.part) {
    case 'parting':
      return ratio(step.ratio, step.side)
    case 'fringe': {
      const { fringe, lengthMm } = step
      return sentences(
        texts.fringe(drawings.fringes[fringe], lengthMm === null ? null : measure(lengthMm)),
        step.isUnparted && texts.unparted,
      )
    }
    case 'layers':
      return texts.layers(fromChin(step.startMm), step.angles)
    case 'length':
      return sentences(
        texts.length(fromChin(step.mm)),
        texts.ends[step.ends],
        step.isOneLength && texts.oneLength,
        step.faceFrameMm > 0 && texts.shorterAtFace(measure(step.faceFrameMm)),
        !step.hasFringe && texts.noFringe,
      )
    case 'short':
      return sentences(
        ...shortLengths(step, texts, drawings),
        step.clippedUpToMm !== null && texts.short.clippers(fromChin(step.clippedUpToMm)),
      )
    case 'tied':
      return sentences(
        texts.tied(drawings.tied[step.tied], fromChin(step.knotMm)),
        step.crownMm !== null && texts.liftedCrown(measure(step.crownMm)),
        step.hasLooseStrands && texts.looseStrands,
      )
    case 'volume':
      return texts.volume(measure(step.crownMm), measure(step.sidesMm))
    case 'wave':
      return texts.wave(drawings.waves[step.wave], measure(step.lengthMm))
  }
}

function shortLengths(
  { frontMm, sideMm, napeMm }: Extract<CutStep, { part: 'short' }>,
  { short }: CutPlanTexts,
  { measures: { measure } }: DrawingTexts,
): string[] {
  return [
    frontMm !== null && short.front(measure(frontMm)),
    sideMm !== null && short.side(measure(sideMm)),
    napeMm !== null && short.nape(measure(napeMm)),
  ].filter((text) => text !== false)
}

const sentences = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' ')
