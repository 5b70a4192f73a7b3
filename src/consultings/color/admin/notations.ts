import { useEffect } from 'react'
import { recordOf } from '#domain/collections/records.ts'
import { areas, type ColorContent, type Swatch } from '../report-content.ts'

/** Adds the Munsell notation to every colour that lacks one. */
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
    make_up: recordOf(areas, (area) => {
      const { shades, ...rest } = content.make_up[area]
      return { ...rest, shades: shades.map(noted) }
    }),
  }
}

export const lacksNotation = ({ best, avoided, make_up }: ColorContent): boolean =>
  [
    ...best,
    ...avoided.map(({ colour }) => colour),
    ...areas.flatMap((area) => make_up[area].shades),
  ].some(({ munsell }) => munsell === '')

/** Adds missing notations when colours change. Loads the Munsell tables on first use. */
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
      // Retried at the next change of a colour; a sheet is complete without notations.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [isLacking, onChange])
}
