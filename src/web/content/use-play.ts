import { useState } from 'react'
import type { PlayChoices } from '#domain/drawings/styles/play.ts'
import { storageKeys, writeStored } from '#web/api/local-storage.ts'

/** Manages the choices of the first page; stores them on the device for the survey. */
export function usePlay() {
  const [choices, setChoices] = useState<PlayChoices>({})

  function choose(next: PlayChoices) {
    setChoices(next)
    writeStored(storageKeys.play, Object.keys(next).length > 0 ? JSON.stringify(next) : null)
  }
  return [choices, choose] as const
}
