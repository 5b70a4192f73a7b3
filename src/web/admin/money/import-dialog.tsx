import { useState } from 'react'
import { MOST_STATEMENT_ROWS } from '#contract/receipts.ts'
import { useFormat } from '#web/language/use-format.ts'
import { useText } from '#web/language/use-text.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { type BankFile, readBankFile, readBankText } from './read-bank-file.ts'
import { useImportStatement } from './receipt-queries.ts'
import { StatementColumns } from './statement-columns.tsx'
import { StatementRows } from './statement-rows.tsx'
import { useStatement } from './use-statement.ts'

/**
 * Imports a bank statement from a file or pasted text. Shows how it is read before anything is
 * stored.
 */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { statements: labels, writeFailed } = useAdminText()
  const ui = useText().ui
  const { number } = useFormat()
  const showToast = useToast()
  const [typed, setTyped] = useState('')
  const [fileName, setFileName] = useState<string | null>(null)
  const [problem, setProblem] = useState<'OLD_WORKBOOK' | 'UNREADABLE' | null>(null)
  const statement = useStatement()
  const send = useImportStatement()
  const count = statement.selected.length
  const isTooMany = count > MOST_STATEMENT_ROWS

  function show(file: BankFile) {
    setProblem('problem' in file ? file.problem : null)
    statement.read('grid' in file ? file.grid : [])
  }

  function submit() {
    if (count === 0 || isTooMany || send.isPending) return
    const rows = statement.selected.map(({ amount, sender, receivedAt }) => ({
      amount,
      sender,
      received_at: receivedAt.toISOString(),
    }))
    send.mutate(
      { rows },
      {
        onSuccess: ({ added, known }) => {
          statement.remember()
          onClose()
          showToast(labels.done(number(added), number(known)))
        },
      },
    )
  }

  return (
    <FormDialog
      open
      onClose={onClose}
      width="text"
      title={labels.title}
      description={labels.text}
      send={labels.submit(number(count))}
      disabled={count === 0 || isTooMany}
      keep={ui.cancel}
      busy={send.isPending}
      onSubmit={submit}
    >
      <TextArea
        rows={3}
        optional
        label={labels.paste}
        value={typed}
        spellCheck={false}
        onChange={({ target }) => {
          setTyped(target.value)
          setFileName(null)
          show({ grid: readBankText(target.value) })
        }}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-small">
        {/* The browser’s own label of a file input is in the browser’s language. */}
        <label className="relative inline-flex min-h-touch cursor-pointer items-center border border-ink px-4 font-strong hover:bg-fill has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink">
          {labels.file}
          <input
            type="file"
            accept=".csv,.tsv,.txt,.xlsx,.xls,.htm,.html"
            className="absolute inset-0 cursor-pointer opacity-0"
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (!file) return
              setTyped('')
              setFileName(file.name)
              void readBankFile(file).then(show)
              // Allows choosing the same file again.
              target.value = ''
            }}
          />
        </label>
        {fileName && <span className="min-w-0 wrap-anywhere">{fileName}</span>}
      </div>
      <div aria-live="polite" className="space-y-3 text-small">
        {problem === 'OLD_WORKBOOK' && <Problem>{labels.oldWorkbook}</Problem>}
        {problem === 'UNREADABLE' && <Problem>{labels.unreadable}</Problem>}
        {isTooMany && <Problem>{labels.tooMany(number(MOST_STATEMENT_ROWS))}</Problem>}
        {statement.grid.length > 0 && <ParsedStatement statement={statement} />}
      </div>
      {send.isError && <Problem>{send.error.serverMessage ?? writeFailed}</Problem>}
    </FormDialog>
  )
}

function ParsedStatement({ statement }: { readonly statement: ReturnType<typeof useStatement> }) {
  const labels = useAdminText().statements
  const hasDeposits = statement.rows.deposits.length > 0

  return (
    <>
      {!statement.isComplete ? (
        <Problem>{labels.columnsNeeded}</Problem>
      ) : !hasDeposits ? (
        <Problem>{labels.noDeposits}</Problem>
      ) : (
        statement.isUnsure && <Problem>{labels.columnsUnsure}</Problem>
      )}
      <StatementColumns key={statement.layout.key} statement={statement} />
      {statement.isComplete && <StatementRows statement={statement} />}
    </>
  )
}
