import type { Opening } from '#contract/opening.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useAdminText } from '../frame/admin-text.ts'

const MEGABYTE = 1_000_000

/** When and where the last backup was made, and what is wrong with it or since. */
export function LastBackup({ backup: { last, problem } }: Pick<Opening, 'backup'>) {
  const text = useAdminText().opening.backup
  const { dateTime, number } = useFormat()
  return (
    <>
      {last && (
        <p className="mt-0.5 text-small wrap-anywhere text-muted">
          {text.last(
            dateTime(last.made_at),
            number(Math.ceil(last.bytes / MEGABYTE)),
            last.location,
          )}
        </p>
      )}
      {last && last.lost_files > 0 && (
        <p className="mt-0.5 text-small text-clay">{text.lost(number(last.lost_files))}</p>
      )}
      {problem && (
        <p className="mt-0.5 text-small wrap-anywhere text-clay">{text.problem(problem)}</p>
      )}
    </>
  )
}
