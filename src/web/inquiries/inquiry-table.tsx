import type { Inquiry } from '#contract/inquiries.ts'
import { languageOfText } from '#domain/languages/language-of-text.ts'
import { languageAttributes } from '#web/language/language-attributes.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { LockIcon } from '#web/ui/icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { InquiryStatus } from './inquiry-status.tsx'
import { isLocked } from './use-opening.ts'

interface InquiryTableProps {
  readonly rows: readonly Inquiry[]
  /** Whether to show the authors; a member's own list does not. */
  readonly withWriter: boolean
  readonly onBoard: boolean
  readonly onOpen: (row: Inquiry) => void
}

/** Lists inquiries in a table, each in a line or two on a phone. Source: INQ-01. */
export function InquiryTable({ rows, withWriter, onBoard, onOpen }: InquiryTableProps) {
  const text = useText().inquiries
  const { date } = useFormat()
  const head = 'border-b border-ink py-2.5 pr-6 font-regular whitespace-nowrap last:pr-0'
  const cell = 'align-baseline max-md:p-0 md:py-4 md:pr-6 md:last:pr-0'

  return (
    <table className="w-full text-left max-md:block">
      <caption className="sr-only">{text.list}</caption>
      <thead className="text-small text-muted max-md:sr-only">
        <tr>
          <th scope="col" className={`${head} w-full`}>
            {text.columns.title}
          </th>
          <th scope="col" className={head}>
            {text.columns.kind}
          </th>
          {withWriter && (
            <th scope="col" className={head}>
              {text.columns.writer}
            </th>
          )}
          <th scope="col" className={head}>
            {text.columns.date}
          </th>
          <th scope="col" className={`${head} text-right`}>
            {text.columns.status}
          </th>
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr
            key={row.id}
            className="relative border-b border-sand hover:bg-fill/60 max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-3 max-md:gap-y-0.5 max-md:py-4"
          >
            <td className={`${cell} max-md:basis-full`}>
              <Title row={row} onOpen={() => onOpen(row)} />
            </td>
            <td className={`${cell} text-small whitespace-nowrap text-muted`}>
              {text.inquiryTypes[row.inquiry_type]}
            </td>
            {withWriter && (
              <td className={`${cell} text-small whitespace-nowrap text-muted`}>
                {row.writer_name}
              </td>
            )}
            <td className={`${cell} figures text-small text-muted`}>
              <time dateTime={row.created_at}>{date(row.created_at)}</time>
            </td>
            <td className={`${cell} text-right text-small max-md:ml-auto`}>
              <InquiryStatus status={row.status} onBoard={onBoard} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface TitleProps {
  readonly row: Inquiry
  readonly onOpen: () => void
}

/** The whole row is clickable. Without scripts question and answer are shown below it. */
function Title({ row, onOpen }: TitleProps) {
  const text = useText().inquiries

  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className="inline-flex max-w-full items-baseline gap-2 text-left after:absolute after:inset-0 hover:text-clay"
      >
        {row.is_private && (
          <>
            <LockIcon className="size-4 self-center text-muted" />
            <VisuallyHidden>{text.locked}</VisuallyHidden>
          </>
        )}
        <span
          {...(!isLocked(row) && languageAttributes(row.language))}
          className="min-w-0 wrap-anywhere"
        >
          {isLocked(row) ? text.privateTitle : row.title}
        </span>
      </button>
      {isLocked(row) && row.is_mine && (
        <span className="ml-2 text-small text-moss">{text.isMine}</span>
      )}
      {!row.is_private && (
        <div className="mt-2 hidden max-w-(--container-text) whitespace-pre-line wrap-anywhere text-muted noscript:block">
          <span {...languageAttributes(row.language)}>{row.content}</span>
          {row.answer && (
            <p
              {...languageAttributes(languageOfText(row.answer.content))}
              className="mt-2 text-ink"
            >
              {row.answer.content}
            </p>
          )}
        </div>
      )}
    </>
  )
}
