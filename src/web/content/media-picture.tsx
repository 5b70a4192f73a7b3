import type { ComponentProps } from 'react'
import { contentTypes, parseMediaPicture } from '#domain/media/media-address.ts'

interface MediaPictureProps
  extends Omit<ComponentProps<'img'>, 'src' | 'alt' | 'srcSet' | 'sizes'> {
  readonly src: string
  readonly alt: string
  /** Whether the small copy is for phones only, since wider windows show the picture larger. */
  readonly isWide?: boolean
}

/** Shows a picture. Of the studio's own, phones and small tiles load the small copy. */
export function MediaPicture({ src, alt, isWide, ...image }: MediaPictureProps) {
  const small = parseMediaPicture(src)?.smallUrl
  return (
    <picture className="contents">
      {small && (
        <source
          srcSet={small}
          type={contentTypes.avif}
          {...(isWide && { media: '(max-width: 47.9375rem)' })}
        />
      )}
      <img src={src} alt={alt} {...image} />
    </picture>
  )
}
