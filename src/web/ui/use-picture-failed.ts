import { useState } from 'react'

interface PictureWatch {
  readonly failed: boolean
  /** For the `img` that is watched. */
  readonly watched: {
    readonly ref: (image: HTMLImageElement | null) => void
    readonly onError: () => void
  }
}

/** Tells that a picture does not come, even where it failed before the scripts of its page came. */
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
