import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useFormat } from '#web/language/use-format.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { MoneyTask } from './money-task.tsx'
import { moneyTasks, useReconcile } from './money-task-queries.ts'

/**
 * What about money only the owner can decide, above the work of the day; nothing while there is none.
 * Beside an open order they scroll by themselves, so that however many there are the work keeps its room.
 */
export function MoneyTasks() {
  const text = useAdminText().moneyTasks
  const { number } = useFormat()
  const say = useToast()
  const { data: tasks = [] } = useQuery(moneyTasks)
  const named = useSearchParams()[0].get('task')
  const comparing = useReconcile()
  if (tasks.length === 0) return null

  return (
    <section aria-label={text.title} className="mb-3 border-b border-ink">
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-b border-sand py-2">
        <h2 className="font-strong">
          {text.title} <span className="figures text-clay">{number(tasks.length)}</span>
        </h2>
        <Button
          kind="quiet"
          size="small"
          busy={comparing.isPending}
          onClick={() =>
            comparing.mutate(undefined, {
              onSuccess: ({ compared }) => say(text.compared(number(compared))),
            })
          }
        >
          {text.compare}
        </Button>
      </div>
      {comparing.error && <Problem>{comparing.error.words ?? text.failed}</Problem>}
      <ul className="lg:max-h-[40dvh] lg:overflow-y-auto">
        {tasks.map((task) => (
          <MoneyTask key={task.id} task={task} isNamed={named === String(task.id)} />
        ))}
      </ul>
    </section>
  )
}
