import { useEffect, useState } from 'react'

/** Whether this device has a camera that the page may use; false until that is known. */
export function useHasCamera(): boolean {
  const [has, setHas] = useState(false)

  useEffect(() => {
    // Absent on a page without TLS, and in old browsers.
    const media = navigator.mediaDevices as MediaDevices | undefined
    if (!media?.enumerateDevices) return
    let isOver = false
    async function look() {
      const devices = await media?.enumerateDevices().catch(() => [])
      if (!isOver) setHas(devices?.some(({ kind }) => kind === 'videoinput') ?? false)
    }
    void look()
    media.addEventListener('devicechange', look)
    return () => {
      isOver = true
      media.removeEventListener('devicechange', look)
    }
  }, [])

  return has
}
