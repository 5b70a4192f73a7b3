import { memo } from 'react'
import { boxOf } from '#domain/drawings/frame.ts'
import { brandColours } from '#domain/drawings/parameters/brand-colours.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import type { SurveyPicture as Picture } from '../survey-pictures.ts'

interface SurveyPictureProps {
  readonly picture: Picture
  readonly first?: boolean
  readonly className?: string
}

/**
 * Draws an answer. Its label is beside it, so the picture is decorative. Memoized, since a survey has
 * thirty and every letter renders it.
 */
export const SurveyPicture = memo(function SurveyPicture({
  picture: { portrait, marks },
  first,
  className,
}: SurveyPictureProps) {
  const { picture, hair } = portraitOf(portrait)
  const { left, top, width, height } = boxOf(picture, hair)

  return (
    <span className={classNames('relative block', className)}>
      <Portrait {...portrait} first={first} />
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        aria-hidden="true"
        className="absolute inset-0 size-full stroke-2 *:[vector-effect:non-scaling-stroke]"
        // Keeps its colour with forced colours, as the picture below does.
        stroke={brandColours.clay}
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {marks.tint && (
          <path d={marks.tint} fill={brandColours.clay} fillOpacity={0.2} stroke="none" />
        )}
        {marks.line && <path d={marks.line} />}
        {marks.dashed && <path d={marks.dashed} strokeDasharray="4 4.5" />}
      </svg>
    </span>
  )
})
