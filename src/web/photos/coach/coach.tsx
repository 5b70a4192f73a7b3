import { useRef, useState } from 'react'
import { useFormat } from '#web/language/use-format.ts'
import { AfterShot } from './after-shot.tsx'
import { CameraScreen } from './camera-screen.tsx'
import { CameraView } from './camera-view.tsx'
import type { PhotoCoachProps } from './coach-props.ts'
import { takePicture } from './take-picture.ts'
import { useAuto } from './use-auto.ts'
import { useCamera } from './use-camera.ts'
import { useCoachText } from './use-coach-text.ts'
import { useLiveChecks } from './use-live-checks.ts'
import { useShot } from './use-shot.ts'
import { WithoutPicture } from './without-picture.tsx'

/** Content of the open coach: the camera, or the photo it took. */
export function Coach({
  place,
  at,
  count,
  onUse,
  onChoose,
  onClose,
}: Omit<PhotoCoachProps, 'open'>) {
  const text = useCoachText()
  const { number } = useFormat()
  const { name, subject, guide, hint } = place
  const heading = text.position(number(at + 1), number(count), name)
  const video = useRef<HTMLVideoElement>(null)
  const [isAuto, setAuto] = useAuto()
  const { camera, switchCamera, retry } = useCamera(place.camera)
  const { shot, shoot, discard } = useShot(subject)
  const [isTaking, setTaking] = useState(false)

  async function take() {
    if (!video.current || isTaking) return
    setTaking(true)
    const picture = await takePicture(video.current)
    setTaking(false)
    if (picture) shoot(picture)
  }

  const live = useLiveChecks({
    video,
    subject,
    isOn: camera.kind === 'on' && !shot,
    onCountedDown: isAuto ? () => void take() : null,
  })

  function choose(files: readonly File[]) {
    onChoose(files)
    onClose()
  }

  if (shot) {
    return (
      <AfterShot
        picture={shot.address}
        alt={text.after.picture(name)}
        subject={subject}
        checks={shot.checks}
        onAgain={discard}
        onUse={() => {
          onUse(shot.picture, { checks: shot.checks ?? [], isComplete: true, isAccepted: true })
          onClose()
        }}
      />
    )
  }
  if (camera.kind !== 'on') {
    return (
      <WithoutPicture
        heading={heading}
        guide={guide}
        hint={hint}
        failure={camera.kind === 'failed' ? camera.why : null}
        onRetry={retry}
        onChoose={choose}
      />
    )
  }
  return (
    <CameraScreen
      {...live}
      heading={heading}
      subject={subject}
      isAuto={isAuto}
      onAuto={setAuto}
      onTake={() => void take()}
      onChoose={choose}
      onSwitch={camera.canSwitch ? switchCamera : null}
    >
      <CameraView
        video={video}
        stream={camera.stream}
        isMirrored={camera.isMirrored}
        subject={subject}
        isReady={live.advice === 'ready'}
        guide={guide}
      />
    </CameraScreen>
  )
}
