import { Fragment, type ReactNode } from 'react'
import type { PhotoPlace } from './photo-place.ts'

interface PlaceListProps {
  readonly places: readonly PhotoPlace[]
  readonly children: (place: PhotoPlace, at: number) => ReactNode
}

/** Three per row; those with a hint large, numbered and explained, below each other. */
export function PlaceList({ places, children }: PlaceListProps) {
  if (!places.some(({ hint }) => hint)) {
    return (
      <div className="mt-3 grid grid-cols-3 gap-2.5">
        {places.map((place, at) => (
          <Fragment key={place.name}>{children(place, at)}</Fragment>
        ))}
      </div>
    )
  }
  return (
    <ol className="mt-4 grid gap-x-5 gap-y-7 sm:grid-cols-3 lg:grid-cols-1 lg:gap-y-4">
      {places.map((place, at) => (
        <li
          key={place.name}
          className="lg:grid lg:grid-cols-[10.5rem_minmax(0,1fr)] lg:items-start lg:gap-x-4"
        >
          {children(place, at)}
          <div className="max-sm:mt-2.5 max-lg:mt-2.5">
            <p className="flex items-baseline gap-2 font-strong">
              <span className="figures font-display text-lead font-light text-clay">{at + 1}</span>
              {place.name}
            </p>
            <p className="mt-0.5 text-small text-muted">{place.hint}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
