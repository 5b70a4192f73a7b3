import { useEffect } from 'react'
import { areas, type ColorContent, type Swatch } from '../sheet-content.ts'

/** Every colour that lacks its Munsell notation with it. */
export function withNotations(
  content: ColorContent,
  notationOf: (hex: string) => string,
): ColorContent {
  const noted = (swatch: Swatch): Swatch =>
    swatch.munsell ? swatch : { ...swatch, munsell: notationOf(swatch.hex) }
  return {
    ...content,
    best: content.best.map(noted),
    avoided: content.avoided.map((it) => ({ ...it, colour: noted(it.colour) })),
    make_up: Object.fromEntries(
      areas.map((area) => {
        const { shades, ...rest } = content.make_up[area]
        return [area, { ...rest, shades: shades.map(noted) }]
      }),
    ) as ColorContent['make_up'],
  }
}

export const lacksNotation = ({ best, avoided, make_up }: ColorContent): boolean =>
  [
    ...best,
    ...avoided.map(({ colour }) => colour),
    ...areas.flatMap((area) => make_up[area].shades),
  ].some(({ munsell }) => munsell === '')

/** Fills in notations where colours were changed; their tables are loaded with the first. */
export function useNotations(
  content: ColorContent,
  onChange: (edit: (content: ColorContent) => ColorContent) => void,
) {
  const isLacking = lacksNotation(content)
  useEffect(() => {
    if (!isLacking) return
    let isGone = false
    import('#domain/colours/munsell.ts').then(
      ({ nearestCode }) => {
        if (!isGone) onChange((it) => withNotations(it, nearestCode))
      },
      // The next change of a colour tries again; a sheet is whole without a notation.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isLacking, onChange])
}
