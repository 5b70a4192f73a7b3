import { useState } from 'react'
import { readStored, storageKeys, writeStored } from '#web/api/local-storage.ts'

const OFF = 'off'

/** Whether photos take themselves; remembered on this device. */
export function useAuto() {
  const [isAuto, setAuto] = useState(() => readStored(storageKeys.photoAuto) !== OFF)
  function change(next: boolean) {
    setAuto(next)
    writeStored(storageKeys.photoAuto, next ? null : OFF)
  }
  return [isAuto, change] as const
}
