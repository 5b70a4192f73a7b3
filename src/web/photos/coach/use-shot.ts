import { useEffect, useState } from 'react'
import type { PhotoCheck, PhotoSubject } from '#domain/photo-checks/judge-photo.ts'
import { judgeChosen } from './judge-chosen.ts'

interface Shot {
  readonly picture: File
  /** Address to show it. */
  readonly address: string
  /** Null while it is being judged. */
  readonly checks: readonly PhotoCheck[] | null
}

/** The photo just taken, judged as a chosen one is. */
export function useShot(subject: PhotoSubject) {
  const [shot, setShot] = useState<Shot | null>(null)
  const address = shot?.address

  useEffect(() => {
    if (address) return () => URL.revokeObjectURL(address)
    return undefined
  }, [address])

  function shoot(picture: File) {
    setShot({ picture, address: URL.createObjectURL(picture), checks: null })
    void judgeChosen(picture, subject).then((checks) =>
      setShot((now) => (now?.picture === picture ? { ...now, checks } : now)),
    )
  }

  return { shot, shoot, discard: () => setShot(null) }
}
