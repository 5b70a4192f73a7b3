import { useState } from 'react'
import { MOST_BANK_ROWS } from '#contract/bank-rows.ts'
import { readStatement } from '#domain/payments/bank-statement.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { useTakeRows } from './deposit-queries.ts'
import { readBankFile, type Statement } from './read-bank-file.ts'

const SHOWN = 5

/** Pasted or from a file, whichever came last: what was understood stands there before anything is taken. */
export function TakeDialog({ onClose }: { readonly onClose: () => void }) {
  const { deposits, writeFailed } = useAdminText()
  const words = deposits.take
  const ui = useText().ui
  const { number } = useFormat()
  const say = useToast()
  const [typed, setTyped] = useState('')
  const [fileName, setFileName] = useState<string | null>(null)
  const [read, setRead] = useState<Statement | null>(null)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const send = useTakeRows()
  const count = read?.rows.length ?? 0
  const isTooMany = count > MOST_BANK_ROWS

  function show(statement: Statement | null) {
    setIsUnreadable(statement === null)
    setRead(statement)
  }

  function submit() {
    if (!read || count === 0 || isTooMany || send.isPending) return
    const rows = read.rows.map(({ amount, depositor, receivedAt }) => ({
      amount,
      depositor,
      received_at: receivedAt.toISOString(),
    }))
    send.mutate(
      { rows },
      {
        onSuccess: ({ added, known }) => {
          onClose()
          say(words.done(number(added), number(known)))
        },
      },
    )
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      width="text"
      title={words.title}
      description={words.text}
      send={words.submit(number(count))}
      disabled={count === 0 || isTooMany}
      keep={ui.cancel}
      busy={send.isPending}
      onSubmit={submit}
    >
      <TextArea
        rows={3}
        optional
        label={words.paste}
        value={typed}
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value)
          setFileName(null)
          show(target.value.trim() === '' ? { rows: [], skipped: [] } : readStatement(target.value))
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
        {/* The browser's own words beside a file are in its own language. */}
        <label className="relative inline-flex min-h-touch cursor-pointer items-center border border-ink px-4 font-strong hover:bg-fill has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
          {words.file}
          <input
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,.xls"
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (!file) return
              setTyped('')
              setFileName(file.name)
              void readBankFile(file).then(show)
              // So that the same file can be chosen once more.
              target.value = ''
            }}
          />
        </label>
        {fileName && <span className="min-w-0 wrap-anywhere">{fileName}</span>}
      </div>
      <div aria-live="polite" className="space-y-3 text-small">
        {isUnreadable && <Problem>{words.unreadable}</Problem>}
        {isTooMany && <Problem>{words.tooMany(number(MOST_BANK_ROWS))}</Problem>}
        {read && count === 0 && read.skipped.length > 0 && <Problem>{words.nothing}</Problem>}
        {read && count > 0 && <Understood statement={read} />}
      </div>
      {send.isError && <Problem>{send.error.words ?? writeFailed}</Problem>}
    </FormDialog>
  )
}

function Understood({ statement: { rows, skipped } }: { readonly statement: Statement }) {
  const words = useAdminText().deposits.take
  const { number, won, dateTime } = useFormat()

  return (
    <>
      <p className="font-strong">{words.read(number(rows.length))}</p>
      {skipped.length > 0 && <p className="text-muted">{words.skipped(number(skipped.length))}</p>}
      <ul>
        {rows.slice(0, SHOWN).map(({ amount, depositor, receivedAt }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: alike rows may follow each other, and none moves
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-b border-sand py-1.5"
          >
            <span className="wrap-anywhere">{depositor}</span>
            <span className="figures text-right">{won(amount)}</span>
            <span className="text-tiny text-muted">{dateTime(receivedAt)}</span>
          </li>
        ))}
      </ul>
      {rows.length > SHOWN && <p className="text-muted">…</p>}
    </>
  )
}
