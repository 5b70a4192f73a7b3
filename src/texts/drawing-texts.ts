import type { PortraitDescription } from '#domain/drawings/description.ts'
import type { ClientSide } from '#domain/drawings/parameters/sides.ts'
import type { StyleName } from '#domain/drawings/styles/style.ts'

export type Names<K extends string> = Readonly<Record<K, string>>

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
    /** A ratio such as 6:4, and the side of the narrow part. */
    readonly ratio: (ratio: string, narrowSide: ClientSide | null) => string
  }
  /** Text alternative of a whole picture. */
  readonly portrait: (view: string, parts: readonly string[]) => string
}
