import { useEffect, useState } from 'react'
import type { PhotoCheck, PhotoSubject } from '#domain/photo-checks/judge-photo.ts'
import { judgeChosen } from './judge-chosen.ts'
import { reasonsOf } from './live-advice.ts'

interface Shot {
  readonly picture: File
  /** Address to show it. */
  readonly address: string
  /** Null while nothing is known of it. */
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
    const say = (checks: readonly PhotoCheck[]) =>
      setShot((now) => (now?.picture === picture ? { ...now, checks } : now))
    // Before the face was looked for, a photo is not known to be good.
    const sayEarly = (checks: readonly PhotoCheck[]) => reasonsOf(checks).length > 0 && say(checks)
    void judgeChosen(picture, subject, sayEarly).then(say)
  }

  return { shot, shoot, discard: () => setShot(null) }
}
