import { inks, mixed } from '#domain/drawings/colour.ts'
import type {
  FaceParameters,
  PictureParameters,
  PortraitChoices,
} from '#domain/drawings/parameters/portrait.ts'
import { sideBySide } from './groups.ts'
import type { Area, ColorContent, Look, Occasion, Swatch } from './sheet-content.ts'

/** The part of a sheet that its drawn faces depend on. */
type Drawn = Pick<ColorContent, 'drawn' | 'make_up' | 'looks' | 'best'>

type FaceAndHair = Required<Pick<PortraitChoices, 'face' | 'hair'>>

const wornAreas = ['lip', 'cheek', 'eye'] as const
type WornArea = (typeof wornAreas)[number] & Area & keyof Look

export interface WornShades {
  readonly area: WornArea
  /** Of an eye: on the lid, and in its crease and outer corner if there is a deeper one. */
  readonly shades: readonly Swatch[]
}

/** The drawn customer as the survey says: own lips, cheeks, lids and hair. */
export const drawBare = ({
  drawn: { face_shape, face, hair },
}: Pick<Drawn, 'drawn'>): FaceAndHair => ({
  face: { ...face, outline: face_shape },
  hair,
})

/**
 * Dresses a drawn face and hair in a cape: folds of several colours as hex, from left to right, one
 * colour for all of it, or the usual cloth where there is none.
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

/** The shades of a look; an area without any is left out. */
export const wornShades = ({ make_up, looks }: Drawn, occasion: Occasion): WornShades[] =>
  wornAreas.flatMap((area) => {
    const { shades } = make_up[area]
    const place = looks[occasion][area]
    // A draft may have lost the shade that a look was given.
    const first = shades[place] ? place : 0
    const worn = shades.slice(first, area === 'eye' ? first + 2 : first + 1)
    return worn.length > 0 ? [{ area, shades: worn }] : []
  })

/** The drawn customer made up for an occasion, with her own hair. */
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

/** A picture of the drawn customer in a cape of the best colours, made up as every day. */
export function drawInCape(
  content: Drawn,
  picture: Partial<PictureParameters> = {},
): Required<PortraitChoices> {
  const cloth = sideBySide(content.best).map(({ colour }) => colour.hex)
  return dressInCape(drawLook(content, 'daily'), cloth, picture)
}

/** How much of the ink brows keep beside dyed hair: they are never as light as it. */
const BROW_INK = 0.4
/** The place of the best colour that clothes have where make-up is shown: a quiet one that goes with all. */
const CLOTHES_PLACE = 11

/** A picture of all that the part about make-up advises: the daily look, dyed hair, and a necklace. */
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
