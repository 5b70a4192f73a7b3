import type { CutPart } from '#domain/drawings/marks/cut-parts.ts'
import type { CutStep } from '#domain/drawings/marks/cut-plan.ts'
import type { Section } from '#domain/drawings/marks/sections.ts'
import type { HairParameters } from '#domain/drawings/parameters/portrait.ts'
import type { Language } from '#domain/languages/languages.ts'
import { type DrawingTexts, drawingTexts } from './drawings.ts'
import { cutPlans as en } from './en/cut-plans.ts'
import { cutPlans as ko } from './ko/cut-plans.ts'
import { cutPlans as vi } from './vi/cut-plans.ts'

/** Sentences for a hairdresser. Lengths arrive as words. */
export interface CutPlanTexts {
  readonly names: Readonly<Record<CutPart, string>>
  readonly fringe: (kind: string, length: string | null) => string
  readonly layers: (start: string, angles: Readonly<Record<Section, number>>) => string
  readonly length: (height: string) => string
  readonly oneLength: string
  readonly noFringe: string
  readonly ends: Readonly<Record<HairParameters['ends'], string>>
  readonly shorterAtFace: (length: string) => string
  readonly short: {
    readonly front: (length: string) => string
    readonly side: (length: string) => string
    readonly nape: (length: string) => string
    readonly clippers: string
  }
  readonly volume: (crown: string, sides: string) => string
  readonly wave: (kind: string, length: string) => string
}

const cutPlanTexts: Readonly<Record<Language, CutPlanTexts>> = { ko, en, vi }

export interface CutLine {
  readonly name: string
  readonly text: string
}

/** A cutting plan in words: a name and a sentence for each step, in its order. */
export function cutPlanIn(language: Language, plan: readonly CutStep[]): readonly CutLine[] {
  const texts = cutPlanTexts[language]
  return plan.map((step) => ({
    name: texts.names[step.part],
    text: sentenceOf(step, texts, drawingTexts[language]),
  }))
}

function sentenceOf(step: CutStep, texts: CutPlanTexts, drawings: DrawingTexts): string {
  const { measure, fromChin, ratio } = drawings.measures
  switch (step.part) {
    case 'parting':
      return ratio(step.ratio, step.side)
    case 'fringe': {
      const { fringe, lengthMm } = step
      return texts.fringe(drawings.fringes[fringe], lengthMm === null ? null : measure(lengthMm))
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
    case 'short': {
      const { front, side, nape, clippers } = texts.short
      return sentences(
        step.frontMm !== null && front(measure(step.frontMm)),
        step.sideMm !== null && side(measure(step.sideMm)),
        step.napeMm !== null && nape(measure(step.napeMm)),
        step.isClipped && clippers,
      )
    }
    case 'tied':
      return drawings.tied[step.tied]
    case 'volume':
      return texts.volume(measure(step.crownMm), measure(step.sidesMm))
    case 'wave':
      return texts.wave(drawings.waves[step.wave], measure(step.lengthMm))
  }
}

const sentences = (...parts: readonly (string | false)[]) => parts.filter(Boolean).join(' ')
