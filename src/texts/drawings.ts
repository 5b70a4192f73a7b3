import type { PortraitDescription } from '#domain/drawings/description.ts'
import type { DrawingTexts } from './drawing-texts.ts'
import { drawings as en } from './en/drawings.ts'
import { drawings as ko } from './ko/drawings.ts'
import type { Language } from './messages.ts'
import { drawings as vi } from './vi/drawings.ts'

/** Separate from the site's texts: only pages with described drawings load them. */
export const drawingTexts: Readonly<Record<Language, DrawingTexts>> = { ko, en, vi }

/** Returns a portrait's text alternative. */
export function portraitName(texts: DrawingTexts, described: PortraitDescription): string {
  const { style, parting, lengthMm, colour } = described
  const hair = style
    ? [texts.styles[style]]
    : [
        described.tied === 'none' ? texts.cuts[described.cut] : texts.tied[described.tied],
        described.cut === 'falling' || described.wave !== 'straight'
          ? texts.waves[described.wave]
          : '',
        lengthMm === null ? '' : `${texts.measures.length} ${texts.measures.fromChin(lengthMm)}`,
        described.layered ? texts.layered : '',
        described.fringe === 'none' ? '' : texts.fringes[described.fringe],
        parting
          ? `${texts.measures.parting} ${texts.measures.ratio(parting.ratio, parting.side)}`
          : '',
      ]
  const face = [texts.ages[described.age], texts.outlines[described.outline]]
    .filter(Boolean)
    .join(' ')
  const parts = [face, ...hair, colour ? texts.colours[colour] : '']
  return texts.portrait(texts.views[described.view], parts.filter(Boolean))
}
