import { useEffect, useRef, useState } from 'react'
import type { Banner } from '#contract/content.ts'
import { useText } from '#web/language/use-text.ts'
import { Portrait } from '#web/ui/drawings/portrait.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { pictureCopies } from './picture-copies.ts'

interface BannerPictureProps {
  readonly banner: Pick<Banner, 'image_url' | 'link_url' | 'alt'> | null
}

/**
 * The owner's picture over a pulse until it has come; the house's own drawing when there is none
 * or it does not come. Source: LND-02.
 */
export function BannerPicture({ banner }: BannerPictureProps) {
  const picture = useRef<HTMLImageElement>(null)
  const [failed, setFailed] = useState(false)

  // It may have failed before the scripts came.
  useEffect(() => {
    const { complete, naturalWidth } = picture.current ?? {}
    if (complete && naturalWidth === 0) setFailed(true)
  }, [])

  if (!banner?.image_url || failed) return <DefaultPicture />
  const face = (
    <>
      <Skeleton className="absolute inset-0" />
      <img
        ref={picture}
        {...pictureCopies(banner.image_url, '(min-width: 48rem) 50vw, 100vw')}
        alt={banner.alt}
        fetchPriority="high"
        onError={() => setFailed(true)}
        className="absolute inset-0 size-full object-cover"
      />
    </>
  )
  return banner.link_url ? <a href={banner.link_url}>{face}</a> : face
}

/** A face whose hair runs out of the picture. */
function DefaultPicture() {
  const text = useText().content.hero

  return (
    <Portrait
      face="oval"
      hair="long"
      strands={100}
      label={text.portrait}
      className="mx-auto -mb-6 w-[min(100%,24rem)] md:absolute md:top-4 md:left-1/2 md:mb-0 md:w-[32rem] md:max-w-none md:-translate-x-1/2"
    />
  )
}
