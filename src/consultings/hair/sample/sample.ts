import type { ReportOf } from '#contract/reports.ts'
import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { planPortrait, stylePortrait } from '#domain/drawings/styles/report-portraits.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import type { Language } from '#domain/languages/languages.ts'
import { sampleHead } from '../../sample-head.ts'
import { type HairContent, hairContent } from '../report-content.ts'
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
export function sampleReport(language: Language): ReportOf<'HAIR_CONSULTING'> {
  const texts = wordsIn[language]
  return {
    consulting_type: 'HAIR_CONSULTING',
    ...sampleHead(texts.customerName, language),
    ...contentOf(texts),
  }
}

const contentOf = (texts: SampleTexts): HairContent =>
  hairContent.parse({
    headline: texts.headline,
    type_analysis: {
      face_type: texts.faceType,
      face_shape: 'square',
      face: { lids: 'double', neck: 'long', expression: 'halfSmile' },
      text: texts.analysis,
      measurements: measurementsOf(texts),
    },
    hair_summary: texts.summary,
    best_hair: texts.best.map((style, at) => ({ ...style, drawing: bestDrawings[at] })),
    worst_hair: texts.worst.map((style, at) => ({ ...style, drawing: worstDrawings[at] })),
    morning: texts.morning.map((step, at) => ({ ...step, motion: motions[at] })),
    outro: texts.outro,
  })

const measurementsOf = ({ measurements: [jaw, height, neck], longNeck }: SampleTexts) => [
  { label: jaw, position: 0.24, value: '1.06 : 1' },
  { label: height, position: 0.4, value: '1 : 1.34' },
  { label: neck, position: 0.72, value: longNeck },
]

/** Returns the portraits whose cuts are put into words on the sample sheet, or on its card. */
export function samplePlans(of: 'sheet' | 'card'): PortraitChoices[] {
  const { best_hair, type_analysis: face } = sampleReport('en')
  return best_hair.map(({ drawing }, at) =>
    of === 'card'
      ? planPortrait(face, drawing, { at, view: 'front' })
      : stylePortrait(face, drawing, { list: 'best', at }),
  )
}
