export type Facing = 'user' | 'environment'
export type CameraFailure = 'denied' | 'missing' | 'busy' | 'ended'

/** Enough for a photo of the size that is sent; a camera gives what it has. */
const SIZE = { width: { ideal: 2_560 }, height: { ideal: 1_920 } }

/** Opens a camera of the device; says why if it cannot. */
export async function openCamera(facing: Facing): Promise<MediaStream | CameraFailure> {
  try {
    return await navigator.mediaDevices.getUserMedia({ video: { facingMode: facing, ...SIZE } })
  } catch (error) {
    return failureOf(error instanceof DOMException ? error.name : '')
  }
}

function failureOf(name: string): CameraFailure {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied'
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'missing'
  return 'busy'
}

export function closeCamera(stream: MediaStream) {
  for (const track of stream.getTracks()) track.stop()
}

/** Lists the device's cameras; empty without one, and where the page may not use any. */
export async function camerasHere(): Promise<readonly MediaDeviceInfo[]> {
  // Absent on a page without TLS.
  const media = navigator.mediaDevices as MediaDevices | undefined
  const devices = (await media?.enumerateDevices().catch(() => [])) ?? []
  return devices.filter(({ kind }) => kind === 'videoinput')
}

/** Whether the camera that opened looks at the person who holds the device. */
export const isSelfie = (stream: MediaStream, asked: Facing): boolean =>
  (stream.getVideoTracks()[0]?.getSettings().facingMode ?? asked) === 'user'
