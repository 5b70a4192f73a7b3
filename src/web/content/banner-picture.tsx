import { useEffect, useRef, useState } from 'react'
import type { Banner } from '#contract/content.ts'
import { brandColours } from '#domain/drawings/parameters/brand-colours.ts'
import { namedStyles } from '#domain/drawings/styles/style.ts'
import { useText } from '#web/language/use-text.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MediaPicture } from './media-picture.tsx'

interface BannerPictureProps {
  readonly banner: Pick<Banner, 'image_url' | 'link_url' | 'alt'> | null
}

/**
 * Shows the owner's picture over a skeleton while it loads; the default drawing if there is none or
 * it fails. Source: LND-02.
 */
export function BannerPicture({ banner }: BannerPictureProps) {
  const picture = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  // It may have failed before hydration.
  useEffect(() => {
    const { complete, naturalWidth } = picture.current ?? {}
    if (complete && naturalWidth === 0) setFailed(true)
  }, [])

  if (!banner?.image_url || failed) return <DefaultPicture />
  const face = (
    <>
      <Skeleton className="absolute inset-0" />
      <MediaPicture
        ref={picture}
        src={banner.image_url}
        isWide
        alt={banner.alt}
        fetchPriority="high"
        onError={() => setFailed(true)}
        className="absolute inset-0 size-full object-cover object-top"
      />
    </>
  )
  return banner.link_url ? <a href={banner.link_url}>{face}</a> : face
}

/** Draws a person who looks at the viewer. On a phone the button is on the sweater. */
function DefaultPicture() {
  const text = useText().content.hero

  return (
    <Portrait
      face={{ lips: 'bow', brows: 'arched' }}
      hair={namedStyles.softWaves}
      picture={{ frame: 'head', clothesColour: brandColours.ink }}
      label={text.portrait}
      first
      covers
      className="absolute inset-0 bg-sand"
    />
  )
}
