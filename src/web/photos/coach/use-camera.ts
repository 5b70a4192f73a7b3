import { useEffect, useState } from 'react'
import {
  type CameraFailure,
  camerasHere,
  closeCamera,
  type Facing,
  isSelfie,
  openCamera,
} from './camera.ts'

type CameraState =
  | { readonly kind: 'starting' }
  | {
      readonly kind: 'on'
      readonly stream: MediaStream
      /** Whether it shows the person who holds the device: then as in a mirror. */
      readonly isMirrored: boolean
      readonly canSwitch: boolean
    }
  | { readonly kind: 'failed'; readonly why: CameraFailure }

const starting: CameraState = { kind: 'starting' }

/** Keeps a camera open, first the one that faces `first`. */
export function useCamera(first: Facing) {
  const [facing, setFacing] = useState(first)
  const [tries, setTries] = useState(0)
  const [state, setState] = useState<CameraState>(starting)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try opens the camera again
  useEffect(() => {
    let isOver = false
    let opened: MediaStream | undefined
    setState(starting)

    async function open() {
      const stream = await openCamera(facing)
      if (typeof stream === 'string') {
        if (!isOver) setState({ kind: 'failed', why: stream })
        return
      }
      opened = stream
      if (isOver) return closeCamera(stream)
      for (const track of stream.getTracks()) {
        track.onended = () => !isOver && setState({ kind: 'failed', why: 'ended' })
      }
      const canSwitch = (await camerasHere()).length > 1
      if (!isOver) {
        setState({ kind: 'on', stream, isMirrored: isSelfie(stream, facing), canSwitch })
      }
    }

    void open()
    return () => {
      isOver = true
      if (opened) closeCamera(opened)
    }
  }, [facing, tries])

  return {
    camera: state,
    switchCamera: () => setFacing(facing === 'user' ? 'environment' : 'user'),
    retry: () => setTries(tries + 1),
  }
}
