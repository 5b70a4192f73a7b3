import type { SheetOf } from '#contract/reports.ts'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { planPortrait, stylePortrait } from '#domain/drawings/styles/sheet-portraits.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import type { Language } from '#domain/languages/languages.ts'
import { sampleHead } from '../../sample-head.ts'
import { type HairContent, hairContent } from '../sheet-content.ts'
import { en } from './en.ts'
import { ko } from './ko.ts'
import type { SampleTexts } from './sample-texts.ts'
import { vi } from './vi.ts'

const wordsIn: Readonly<Record<Language, SampleTexts>> = { ko, en, vi }

const bestDrawings = [
  {
    ...namedStyles.softWaves,
    length: 80,
    layersStart: 10,
    parting: '6:4',
    fringe: 'curtain',
    fringeDrop: 8,
  },
  {
    length: 40,
    layers: 30,
    layersStart: 5,
    parting: '7:3',
    fringe: 'side',
    ends: 'cCurl',
  },
] as const
const worstDrawings = [
  { length: 0, parting: '5:5', sides: 50 },
  namedStyles.fullFringeBob,
  namedStyles.lowBun,
] as const
const motions = ['roots', 'fringe', 'ends'] as const

/**
 * Builds an invented customer's sheet, as it would be published. It has neither order nor number.
 */
export function sampleSheet(language: Language): SheetOf<'HAIR_CONSULTING'> {
  const words = wordsIn[language]
  return {
    consulting_type: 'HAIR_CONSULTING',
    ...sampleHead(words.customerName, language),
    ...contentOf(words),
  }
}

const contentOf = (words: SampleTexts): HairContent =>
  hairContent.parse({
    headline: words.headline,
    type_analysis: {
      face_type: words.faceType,
      face_shape: 'square',
      face: { lids: 'double', neck: 'long', expression: 'halfSmile' },
      text: words.analysis,
      measurements: measurementsOf(words),
    },
    hair_summary: words.summary,
    best_hair: words.best.map((style, at) => ({ ...style, drawing: bestDrawings[at] })),
    worst_hair: words.worst.map((style, at) => ({ ...style, drawing: worstDrawings[at] })),
    morning: words.morning.map((step, at) => ({ ...step, motion: motions[at] })),
    outro: words.outro,
  })

const measurementsOf = ({ measurements: [jaw, height, neck], longNeck }: SampleTexts) => [
  { label: jaw, position: 0.24, value: '1.06 : 1' },
  { label: height, position: 0.4, value: '1 : 1.34' },
  { label: neck, position: 0.72, value: longNeck },
]

/** Returns the portraits whose cuts are put into words on the sample sheet, or on its card. */
export function samplePlans(of: 'sheet' | 'card'): PortraitChoices[] {
  const { best_hair, type_analysis: face } = sampleSheet('en')
  return best_hair.map(({ drawing }, at) =>
    of === 'card'
      ? planPortrait(face, drawing, { at, view: 'front' })
      : stylePortrait(face, drawing, { list: 'best', at }),
  )
}
