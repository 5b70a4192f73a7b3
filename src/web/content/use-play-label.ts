import type { PlayChoices } from '#domain/drawings/styles/play.ts'
import { useText } from '#web/language/use-text.ts'

/** What the drawing of the first page shows after some choices, in the words of the choices. */
export function usePlayLabel({ outline, fringe, length }: PlayChoices): string {
  const { play } = useText().content
  const chosen = [
    outline && play.outline.options[outline],
    fringe && play.fringe.options[fringe],
    length && play.length.options[length],
  ].filter((word) => word !== undefined)
  return play.drawn(chosen.join(', '))
}
