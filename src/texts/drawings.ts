import type { PortraitDescription } from '#domain/drawings/description.ts'
import type { ClientSide } from '#domain/drawings/parameters/sides.ts'
import type { StyleName } from '#domain/drawings/styles/style.ts'
import { drawings as en } from './en/drawings.ts'
import { drawings as ko } from './ko/drawings.ts'
import type { Language } from './messages.ts'
import { drawings as vi } from './vi/drawings.ts'

type Names<K extends string> = Readonly<Record<K, string>>

export interface DrawingTexts {
  readonly styles: Names<StyleName>
  readonly views: Names<PortraitDescription['view']>
  readonly ages: Names<PortraitDescription['age']>
  readonly outlines: Names<PortraitDescription['outline']>
  readonly cuts: Names<PortraitDescription['cut']>
  readonly waves: Names<PortraitDescription['wave']>
  readonly fringes: Names<PortraitDescription['fringe']>
  readonly tied: Names<PortraitDescription['tied']>
  readonly layered: string
  readonly colours: Names<NonNullable<PortraitDescription['colour']>>
  readonly measures: {
    readonly length: string
    readonly parting: string
    /** A length in mm. */
    readonly measure: (mm: number) => string
    /** A height in mm below the chin. */
    readonly fromChin: (mm: number) => string
    /** A ratio such as 6:4, and on whose side the narrow part lies. */
    readonly ratio: (ratio: string, narrowSide: ClientSide | null) => string
  }
  /** The whole name of a picture. */
  readonly portrait: (view: string, parts: readonly string[]) => string
}

/** Apart from the site's sentences: only pages with drawings that have names load them. */
export const drawingTexts: Readonly<Record<Language, DrawingTexts>> = { ko, en, vi }

/** What a screen reader says of a portrait. */
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
