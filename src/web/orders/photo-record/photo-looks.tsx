import type { PhotoRecord } from '#contract/photo-record.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'

/** Lists who of the studio looked at a customer's photos, and when. */
export function PhotoLooks({ looks }: Pick<PhotoRecord, 'looks'>) {
  const text = useText().myPage.photoRecord
  const format = useFormat()
  if (looks.length === 0) return text.noLooks

  return (
    <>
      <ul>
        {looks.map(({ name, role, at }) => {
          const when = `${format.day(at)} ${format.time(at)}`
          return (
            <li key={`${name} ${at}`} className="tabular-nums">
              {name ? text.look(text.roles[role], name, when) : text.lookWithoutName(when)}
            </li>
          )
        })}
      </ul>
      <p className="mt-1 text-small text-muted">{text.looksNote}</p>
    </>
  )
}
