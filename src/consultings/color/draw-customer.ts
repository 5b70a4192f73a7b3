import { inks, mixed } from '#domain/drawings/colour.ts'
import type {
  FaceParameters,
  PictureParameters,
  PortraitChoices,
} from '#domain/drawings/parameters/portrait.ts'
import { sideBySide } from './groups.ts'
import type { Area, ColorContent, Look, Occasion, Swatch } from './report-content.ts'

/** The part of a sheet that its drawn faces depend on. */
type Drawn = Pick<ColorContent, 'drawn' | 'make_up' | 'looks' | 'best'>

type FaceAndHair = Required<Pick<PortraitChoices, 'face' | 'hair'>>

const wornAreas = ['lip', 'cheek', 'eye'] as const
type WornArea = (typeof wornAreas)[number] & Area & keyof Look

interface WornShades {
  readonly area: WornArea
  /** Shades of an eye: for the lid, and if there is a deeper one, for crease and outer corner. */
  readonly shades: readonly Swatch[]
}

/** Draws the customer without make-up, as the survey describes them. */
export const drawBare = ({
  drawn: { face_shape, face, hair },
}: Pick<Drawn, 'drawn'>): FaceAndHair => ({
  face: { ...face, outline: face_shape },
  hair,
})

/**
 * Dresses a drawn person in a cape: several colours (hex) as folds from left to right, one colour
 * for all of it, or the default cloth for none.
 */
export const dressInCape = (
  { face, hair }: FaceAndHair,
  cloth: readonly string[],
  picture: Partial<PictureParameters> = {},
): Required<PortraitChoices> => ({
  face,
  hair,
  picture: {
    ...picture,
    clothes: 'cape',
    ...(cloth.length > 1 && { capeColours: cloth.join(' ') }),
    ...(cloth.length === 1 && { clothesColour: cloth[0] ?? null }),
  },
})

/** Returns the shades of a look; areas without any are omitted. */
export const wornShades = ({ make_up, looks }: Drawn, occasion: Occasion): WornShades[] =>
  wornAreas.flatMap((area) => {
    const { shades } = make_up[area]
    const place = looks[occasion][area]
    // In a draft, the look's shade may have been removed.
    const first = shades[place] ? place : 0
    const worn = shades.slice(first, area === 'eye' ? first + 2 : first + 1)
    return worn.length > 0 ? [{ area, shades: worn }] : []
  })

/** Draws the customer made up for an occasion, with their own hair. */
export function drawLook(content: Drawn, occasion: Occasion): FaceAndHair {
  const { face, hair } = drawBare(content)
  const worn = wornShades(content, occasion).map((shades) => colouring(shades))
  return { face: Object.assign({ ...face, makeUp: 'blended' as const }, ...worn), hair }
}

function colouring({ area, shades: [first, second] }: WornShades): Partial<FaceParameters> {
  const hex = first?.hex ?? null
  switch (area) {
    case 'lip':
      return { lipColour: hex }
    case 'cheek':
      return { cheekColour: hex }
    case 'eye': {
      const deeper = second?.hex ?? hex
      return { lidColour: hex, creaseColour: deeper, cornerColour: deeper }
    }
  }
}

/** Draws the customer in a cape of the best colours, with the daily make-up. */
export function drawInCape(
  content: Drawn,
  picture: Partial<PictureParameters> = {},
): Required<PortraitChoices> {
  const cloth = sideBySide(content.best).map(({ colour }) => colour.hex)
  return dressInCape(drawLook(content, 'daily'), cloth, picture)
}

/** Share of ink that brows keep beside dyed hair: brows stay darker than it. */
const BROW_INK = 0.4
/** Index of the best colour that clothes have where make-up is shown: a quiet basic. */
const CLOTHES_PLACE = 11

/** Draws everything that the make-up section advises: the daily look, dyed hair, and a necklace. */
export function drawAdvisedMakeUp(content: Drawn): Required<PortraitChoices> {
  const { face, hair } = drawLook(content, 'daily')
  const { hair: dyes, metal } = content.make_up
  const dye = dyes.shades[0]?.hex
  return {
    face: dye ? { ...face, browColour: mixed(dye, inks.ink, BROW_INK) } : face,
    hair: dye ? { ...hair, dye } : hair,
    picture: {
      metalColour: metal.shades[0]?.hex ?? null,
      clothesColour: content.best[CLOTHES_PLACE]?.hex ?? null,
    },
  }
}
