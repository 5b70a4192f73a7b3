import type { PortraitChoices } from '#domain/drawings/parameters/portrait.ts'
import type { ColorContent, Occasion } from '../sheet-content.ts'

type Clothed = Pick<ColorContent, 'drawn' | 'make_up' | 'looks'>

/** The drawn customer in a cape of colours, with her own lips and cheeks. */
export const wearing = (
  { drawn }: Pick<Clothed, 'drawn'>,
  cloth: readonly string[],
): PortraitChoices => ({
  face: { ...drawn.face, outline: drawn.face_shape },
  hair: drawn.hair,
  picture: {
    frame: 'bust',
    detail: 'medium',
    clothes: 'cape',
    ...(cloth.length > 1 && { capeColours: cloth.join(' ') }),
    ...(cloth.length === 1 && { clothesColour: cloth[0] ?? null }),
  },
})

/** The drawn customer with the shades of a look, in a cape of colours. */
export function madeUp(
  content: Clothed,
  occasion: Occasion,
  cloth: readonly string[],
): PortraitChoices {
  const { make_up: areas, looks } = content
  const worn = looks[occasion]
  const bare = wearing(content, cloth)
  const shade = (area: 'lip' | 'cheek' | 'eye') => {
    const { shades } = areas[area]
    return (shades[worn[area]] ?? shades[0])?.hex ?? null
  }
  return {
    ...bare,
    face: {
      ...bare.face,
      makeUp: 'blended',
      lipColour: shade('lip') ?? bare.face?.lipColour ?? null,
      cheekColour: shade('cheek') ?? bare.face?.cheekColour ?? null,
      lidColour: shade('eye') ?? bare.face?.lidColour ?? null,
    },
  }
}
