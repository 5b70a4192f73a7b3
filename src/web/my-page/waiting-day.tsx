import { waitingTexts } from '#texts/waiting.ts'
import { useSeoulNote } from '#web/language/use-deadline.ts'
import { usePageTexts } from '#web/language/use-page-texts.ts'
import { isLate, usePromiseParts } from '#web/orders/report-promise.tsx'

interface WaitingDayProps {
  readonly due: string
  readonly name: string | undefined
}

/** Shows a result sheet's due day as a sentence with a large day of the month. */
export function WaitingDay({ due, name }: WaitingDayProps) {
  const text = usePageTexts(waitingTexts)
  const seoulNote = useSeoulNote()
  const { before, day, after } = usePromiseParts(due)
  if (isLate(due)) return <h2 className="display-chapter wrap-anywhere">{text.late(name)}</h2>

  return (
    <h2 className="wrap-anywhere">
      <span className="display-heading block">
        {text.title(name)} {before}
      </span>
      <time dateTime={due} className="display-chapter block text-wrap">
        <span className="text-name leading-[1.05] tracking-[-0.06em]">{day}</span>
        {after}
        <span className="block font-text text-small tracking-normal text-muted empty:hidden">
          {seoulNote(due).trim()}
        </span>
      </time>
    </h2>
  )
}
