import { boxOf } from '#domain/drawings/frame.ts'
import { headMeasures } from '#domain/drawings/head/measures.ts'
import { cutPlanOf } from '#domain/drawings/marks/cut-plan.ts'
import { type PortraitChoices, portraitOf } from '#domain/drawings/parameters/portrait.ts'
import {
  measuredPortrait,
  planPortrait,
  stylePortrait,
} from '#domain/drawings/styles/report-portraits.ts'
import type { Language } from '#domain/languages/languages.ts'
import { givenName, isHangul } from '#domain/names/given-name.ts'
import { cutMarksIn } from '#texts/cut-plans.ts'
import { hairPaperTexts } from '../paper-texts.ts'
import { hairTexts } from '../texts.ts'
import { sampleReport } from './sample.ts'

/** A measure of the cut at its height within the picture: 0 is the upper edge, 1 the lower. */
interface PosterMark {
  readonly name: string
  readonly text: string
  readonly at: number
}

interface PosterColumn {
  readonly title: string
  readonly lines: readonly string[]
}

/** Content of the sample sheet's poster, as the PDF of that sheet has it. */
export interface SamplePosterContent {
  /** Syllables on either side of the face, or one vertical name. */
  readonly name: readonly string[]
  readonly portrait: PortraitChoices
  readonly marks: readonly PosterMark[]
  readonly headline: string
  readonly face: {
    readonly portrait: PortraitChoices
    readonly title: string
    readonly lines: readonly string[]
  }
  readonly secondHead: PortraitChoices
  /** Both styles, what to avoid, and the morning. */
  readonly columns: readonly PosterColumn[]
  /** Refers to the cutting plan on the back. */
  readonly turnOver: string
  /** The back: how the first style is cut, from the side. */
  readonly back: PortraitChoices
}

export function samplePoster(language: Language): SamplePosterContent {
  const { type_analysis: face, best_hair, worst_hair, morning, ...report } = sampleReport(language)
  const { sections } = hairTexts[language].report
  const [first, second] = best_hair
  const drawn = (at: number, picture: PortraitChoices['picture']) =>
    stylePortrait(face, best_hair[at]?.drawing ?? null, { list: 'best', at }, picture)
  const choices = drawn(0, { frame: 'poster' })
  const measured = measuredPortrait(face)

  return {
    name: nameParts(report.customer_name),
    portrait: choices,
    marks: marksOf(choices, language),
    headline: report.headline,
    face: {
      portrait: { ...measured, picture: { ...measured.picture, detail: 'medium' } },
      title: face.face_type,
      lines: face.measurements.map(({ label, value }) => `${label} ${value}`),
    },
    secondHead: drawn(1, { frame: 'head', detail: 'medium' }),
    columns: [
      { title: first?.name ?? '', lines: [first?.description ?? ''] },
      { title: second?.name ?? '', lines: [second?.description ?? ''] },
      { title: sections.worstHair, lines: worst_hair.map(({ name }) => name) },
      { title: sections.morning, lines: morning.map(({ title }, at) => `${at + 1} ${title}`) },
    ],
    turnOver: hairPaperTexts[language].turnOver,
    back: planPortrait(face, first?.drawing ?? null, { at: 0, view: 'left' }),
  }
}

/** Splits a given name of two syllables, one for each side of the face. */
function nameParts(name: string): readonly string[] {
  const shortName = givenName(name)
  return isHangul(shortName) && shortName.length === 2 ? [...shortName] : [shortName]
}

function marksOf(choices: PortraitChoices, language: Language): PosterMark[] {
  const portrait = portraitOf(choices)
  const { chinY } = headMeasures(portrait.face)
  const { top, height } = boxOf(portrait.picture, portrait.hair)
  return cutMarksIn(language, cutPlanOf(portrait)).map(({ name, text, belowChin }) => ({
    name,
    text,
    at: Math.round(((chinY + belowChin - top) / height) * 1000) / 1000,
  }))
}
