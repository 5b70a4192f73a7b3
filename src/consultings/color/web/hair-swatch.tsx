import { hairInks } from '#domain/drawings/hair/hair-colour.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'

const WIDTH = 120
const HEIGHT = 112

/** Start, amplitude, width and ink of each lock. */
const locks = [
  [1, 8, 12, 'dark'],
  [9, 9, 6, 'mass'],
  [15, 9, 3, 'light'],
  [22, 10, 11, 'mass'],
  [27, 9, 2, 'gleam'],
  [34, 8, 8, 'dark'],
  [42, 9, 4, 'light'],
  [47, 11, 10, 'dark'],
  [54, 10, 3, 'dark'],
  [60, 9, 6, 'light'],
  [67, 10, 2, 'gleam'],
  [72, 11, 9, 'mass'],
  [79, 10, 5, 'dark'],
  [86, 8, 3, 'light'],
  [92, 9, 9, 'mass'],
  [98, 10, 2.5, 'light'],
  [104, 9, 8, 'dark'],
  [112, 10, 4, 'light'],
  [118, 9, 7, 'dark'],
] as const

const courseOf = (x: number, swing: number) =>
  `M${x} -6C${x + swing} 22 ${x - swing} 46 ${x - swing / 3} 68S${x + swing} 100 ${x + swing / 2} 120`

/** Draws falling hair of one colour, with highlights. */
export function HairSwatch({ colour }: { readonly colour: string }) {
  const inks = hairInks(portraitOf({ hair: { dye: colour } }).hair)

  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
      className="block w-full forced-color-adjust-none"
      fill="none"
    >
      <rect width={WIDTH} height={HEIGHT} fill={inks.mass} />
      {locks.map(([x, swing, width, ink]) => (
        <path
          key={x}
          d={courseOf(x, swing)}
          stroke={inks[ink]}
          strokeWidth={width}
          opacity={ink === 'gleam' ? 0.5 : ink === 'light' ? 0.35 : 0.55}
        />
      ))}
    </svg>
  )
}
