import { useEffect, useState } from 'react'
import { useText } from '#web/language/use-text.ts'
import { isStored, type Photo } from './use-photos.ts'

interface PhotoPreviewProps {
  readonly photo: Photo
  readonly label: string
}

/** Shows a chosen photo, or its file name if the browser cannot show it. */
export function PhotoPreview({ photo, label }: PhotoPreviewProps) {
  const text = useText().photos
  const [drawn, setDrawn] = useState<string>()
  const blob = isStored(photo) ? null : photo.blob
  const address = isStored(photo) ? photo.address : drawn

  useEffect(() => {
    if (!blob) return
    const url = URL.createObjectURL(blob)
    setDrawn(url)
    return () => URL.revokeObjectURL(url)
  }, [blob])

  if (!isStored(photo) && !photo.shown) {
    return (
      <span className="w-full px-2 pt-6 text-tiny">
        <span className="line-clamp-2 font-strong wrap-anywhere">{photo.name}</span>
        {/* On a phone there is no room for it between the buttons. */}
        <span className="max-sm:sr-only">{text.noPreview}</span>
      </span>
    )
  }
  return address ? (
    <img src={address} alt={label} className="pointer-events-none size-full object-cover" />
  ) : null
}
