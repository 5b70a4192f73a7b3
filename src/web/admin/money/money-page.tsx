import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { importStatement } from '#contract/receipts.ts'
import { Button } from '#web/ui/button.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { LoadProblem } from '../frame/load-problem.tsx'
import { Allowed } from '../frame/role.tsx'
import { MoneyAlarms } from '../money-tasks/money-alarms.tsx'
import { MoneyQuestions } from '../money-tasks/money-questions.tsx'
import { moneyTasks } from '../money-tasks/money-task-queries.ts'
import { DueRefunds } from './due-refunds.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { LastImport } from './last-import.tsx'
import { MoneySums } from './money-sums.tsx'
import { Receipts } from './receipts.tsx'
import { Settlements } from './settlements.tsx'

/** Page of money: received, to send and by month, with open questions and alarms above. */
export default function MoneyPage() {
  const text = useAdminText()
  const tasks = useQuery(moneyTasks)
  const [isImporting, setIsImporting] = useState(false)
  const oldest = tasks.data?.questions[0] ?? null
  const importButton = (
    <Allowed call={importStatement}>
      <Button kind="secondary" size="small" onClick={() => setIsImporting(true)}>
        {text.statements.open}
      </Button>
    </Allowed>
  )

  return (
    <div className="px-4 pb-16 lg:px-5.5">
      <title>{text.pageTitle(text.money.title)}</title>
      <header className="flex flex-wrap items-center gap-x-4 pt-3 pb-3 lg:pt-4">
        <h1 className="display-heading grow">{text.money.title}</h1>
        <div className="max-sm:order-last max-sm:w-full">
          <LastImport />
        </div>
        {importButton}
      </header>
      <MoneySums />
      {tasks.isError && <LoadProblem query={tasks} />}
      {tasks.data && (
        <>
          <MoneyQuestions questions={tasks.data.questions} />
          <MoneyAlarms alarms={tasks.data.alarms} />
        </>
      )}
      <Receipts
        oldest={oldest?.kind === 'UNMATCHED' ? oldest.receipt_id : null}
        emptyAction={importButton}
      />
      <DueRefunds />
      <Settlements />
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </div>
  )
}
