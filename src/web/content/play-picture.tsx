import { useEffect, useState } from 'react'
import { drawingAddress } from '#domain/drawings/drawing-address.ts'
import { portraitOf } from '#domain/drawings/parameters/portrait.ts'
import { type PlayChoices, playPortrait } from '#domain/drawings/styles/play.ts'
import { Portrait } from '#web/ui/portrait.tsx'

interface PlayPictureProps {
  readonly choices: PlayChoices
  readonly label: string
}

/**
 * Shows the woman of the first page with the chosen hair. A new drawing fades in once it is loaded;
 * until then, or if it fails, the previous one stays.
 */
export function PlayPicture({ choices, label }: PlayPictureProps) {
  const { above, below } = useLoaded(choices)

  return (
    <>
      {below && <Portrait {...playPortrait(below)} covers className="absolute inset-0 bg-sand" />}
      <Portrait
        key={addressOf(above)}
        {...playPortrait(above)}
        label={label}
        covers
        className="absolute inset-0 bg-sand motion-safe:animate-appear"
      />
    </>
  )
}

interface Layers {
  readonly above: PlayChoices
  readonly below: PlayChoices | null
}

function useLoaded(choices: PlayChoices): Layers {
  const [layers, setLayers] = useState<Layers>({ above: choices, below: null })

  useEffect(() => {
    let isWanted = true
    const picture = new Image()
    picture.src = addressOf(choices)
    const show = () =>
      isWanted &&
      setLayers(({ above, below }) =>
        addressOf(above) === picture.getAttribute('src')
          ? { above, below }
          : { above: choices, below: above },
      )
    picture.decode().then(show, () => undefined)
    return () => {
      isWanted = false
    }
  }, [choices])
  return layers
}

const addressOf = (choices: PlayChoices) => drawingAddress(portraitOf(playPortrait(choices)))
