import type { PlayChoices } from '#domain/drawings/styles/play.ts'
import { useText } from '#web/language/use-text.ts'

/** Returns the text alternative of the first page's drawing, from the labels of the choices. */
export function usePlayLabel({ outline, fringe, length }: PlayChoices): string {
  const { play } = useText().content
  const chosen = [
    outline && play.outline.options[outline],
    fringe && play.fringe.options[fringe],
    length && play.length.options[length],
  ].filter((word) => word !== undefined)
  return play.drawn(chosen.join(', '))
}
