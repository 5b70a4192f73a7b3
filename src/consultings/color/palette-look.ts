import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import { sideBySide } from './groups.ts'
import type { Palette } from './palette.ts'
import type { BestColour, Swatch } from './swatch.ts'

/** Any of a palette's shades for a look; without one the part stays bare. */
export interface Look {
  readonly lip?: Swatch | undefined
  readonly cheek?: Swatch | undefined
  readonly eye?: readonly Swatch[]
  readonly metal?: Swatch | undefined
}

/** The look that a palette begins with: its first shade of each kind, and all of the eye. */
export const firstLook = ({ lip, cheek, eye, metal }: Palette): Look => ({
  lip: lip[0],
  cheek: cheek[0],
  eye,
  metal: metal[0],
})

/** What lets a drawn face wear colours as a cape of their folds, with make-up whose edges are soft. */
export const wearingPalette = (
  best: readonly BestColour[],
  { lip, cheek, eye: [lid, crease, corner] = [], metal }: Look,
): PortraitChoices => ({
  face: {
    makeUp: 'blended',
    lipColour: lip?.hex ?? null,
    cheekColour: cheek?.hex ?? null,
    lidColour: lid?.hex ?? null,
    creaseColour: crease?.hex ?? null,
    cornerColour: corner?.hex ?? null,
  },
  picture: {
    clothes: 'cape',
    capeColours: sideBySide(best)
      .map(({ colour }) => colour.hex)
      .join(' '),
    metalColour: metal?.hex ?? null,
  },
})
