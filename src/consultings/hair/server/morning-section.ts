import { type Flow, heightOf, wholeColumn } from '#server/reports/pdf/flow.ts'
import { column, looks } from '#server/reports/pdf/paper.ts'
import type { MorningStep } from '../report-content.ts'

const TITLE = { ...looks.name, size: 13 } as const
const BELOW_STEP = 8

const stepsOf = (morning: readonly MorningStep[]) =>
  morning.filter(({ title, text }) => title || text)

/** Writes the steps of the morning below each other. */
export function writeMorning(flow: Flow, morning: readonly MorningStep[]) {
  for (const [index, { title, text }] of stepsOf(morning).entries()) {
    const heading = `${index + 1}  ${title}`
    flow.keepTogether(stepHeight(flow, heading, text))
    flow.text(heading, TITLE, wholeColumn, 'H3')
    if (text) flow.text(text, looks.body)
    flow.space(BELOW_STEP)
  }
}

/** Measures the first step, which must stay with the heading. */
export function morningHeight(flow: Flow, morning: readonly MorningStep[]): number {
  const [first] = stepsOf(morning)
  return first ? stepHeight(flow, first.title, first.text) : 0
}

const stepHeight = ({ paper }: Flow, heading: string, text: string): number =>
  heightOf(paper, heading, TITLE, column) + (text ? heightOf(paper, text, looks.body, column) : 0)
