import { useState } from 'react'

interface PictureWatch {
  readonly failed: boolean
  /** Props for the observed `img`. */
  readonly watched: {
    readonly ref: (image: HTMLImageElement | null) => void
    readonly onError: () => void
  }
}

/** Detects that a picture failed to load, even before hydration. */
export function usePictureFailed(): PictureWatch {
  const [failed, setFailed] = useState(false)
  const fail = () => setFailed(true)

  return {
    failed,
    watched: {
      onError: fail,
      ref: (image) => {
        if (image?.complete && image.naturalWidth === 0) fail()
      },
    },
  }
}
