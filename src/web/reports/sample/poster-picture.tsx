import type { SamplePosterContent } from '#consultings/sample-reports.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { lettersOf, place, points, SIDE } from './poster-points.ts'

/** Position of the picture on the paper. */
const PICTURE = { x: 60, y: 44, width: 475, height: 508 }
const LETTERS = 132
const UPWARDS = 88
/** Line height that contains the accents and descenders of Latin letters. */
const UPWARDS_LINE = 1.45
/** Horizontal extent of the marks, from the hair to their text. */
const MARK = { from: 398, to: 488, width: 74 }

/** Shows the name around the face, the customer in the first style, and where the hair ends. */
export function PosterPicture({
  poster: { name, portrait, marks },
}: {
  readonly poster: SamplePosterContent
}) {
  return (
    <>
      <div className="absolute" style={place(PICTURE.x, PICTURE.y, PICTURE.width)}>
        <Portrait {...portrait} />
      </div>
      <PosterName parts={name} />
      {marks.map(({ name: part, text, at }) => (
        <div
          key={part}
          className="absolute text-clay"
          style={place(MARK.from, PICTURE.y + at * PICTURE.height, MARK.to - MARK.from)}
        >
          <span className="block h-px bg-clay" />
          <p
            className="absolute left-full pl-[0.5em]"
            style={{ top: '-0.65em', width: points(MARK.width), ...lettersOf(8.4, 1.3) }}
          >
            <span className="block font-strong">{part}</span>
            {text}
          </p>
        </div>
      ))}
    </>
  )
}

function PosterName({ parts }: { readonly parts: readonly string[] }) {
  const [left, right] = parts
  const look = 'absolute font-display font-light whitespace-nowrap'
  if (!right)
    return (
      <p
        className={`${look} origin-bottom-left -rotate-90`}
        style={{
          left: points(SIDE + (UPWARDS * (1 + UPWARDS_LINE)) / 2),
          top: points(452 - UPWARDS * UPWARDS_LINE),
          ...lettersOf(UPWARDS, UPWARDS_LINE),
        }}
      >
        {left}
      </p>
    )
  const top = points(216 - LETTERS / 2)
  return (
    <>
      <p className={look} style={{ left: points(SIDE - 4), top, ...lettersOf(LETTERS, 1) }}>
        {left}
      </p>
      <p className={look} style={{ right: points(SIDE - 4), top, ...lettersOf(LETTERS, 1) }}>
        {right}
      </p>
    </>
  )
}
