import { type SubmitEvent, useState } from 'react'
import type { HoursReply } from '#contract/admin-bookings.ts'
import { Button } from '#web/ui/button.tsx'
import { Problem } from '#web/ui/problem.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { useToast } from '#web/ui/toasts.tsx'
import { Conflict } from '../editing/conflict.tsx'
import { LeaveGuard } from '../editing/leave-guard.tsx'
import { useAdminText } from '../frame/admin-text.ts'
import { Part } from '../order/part.tsx'
import { type HoursForm, toForm, toInput, validateHours } from './hours-form.ts'
import { SpecialDays } from './special-days.tsx'
import { useHoursParts } from './use-hours-parts.ts'
import { useSaveHours } from './use-save-hours.ts'
import { WeeklyHours } from './weekly-hours.tsx'

/** Editor of the consultation hours. */
export function HoursEditor({ saved }: { readonly saved: HoursReply }) {
  const text = useAdminText()
  const labels = text.bookings.hoursPage
  const showToast = useToast()
  const parts = useHoursParts()
  const [base, setBase] = useState(saved)
  const [form, setForm] = useState(() => toForm(saved))
  const [isTried, setIsTried] = useState(false)
  const problems = validateHours(form)
  const shown = isTried ? problems : new Map<string, never>()
  const isChanged = JSON.stringify(toInput(form)) !== JSON.stringify(toInput(toForm(base)))
  const mutation = useSaveHours((reply) => {
    begin(reply)
    showToast(labels.saved)
  })

  function begin(from: HoursReply) {
    setBase(from)
    setForm(toForm(from))
    setIsTried(false)
    mutation.drop()
  }

  const { theirs } = mutation

  /** Saves the chosen parts on top of the other version. */
  function resolve(theirs: HoursReply, chosen: HoursForm) {
    begin(theirs)
    setForm(chosen)
    const input = toInput(chosen)
    if (JSON.stringify(input) !== JSON.stringify(toInput(toForm(theirs)))) {
      mutation.save(input, theirs.revision)
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setIsTried(true)
    if (!theirs && problems.size === 0) mutation.save(toInput(form), base.revision)
  }

  const change = (part: Partial<HoursForm>) => setForm((all) => ({ ...all, ...part }))
  const problemOf = (name: string) => {
    const problem = shown.get(name)
    return problem ? labels[problem] : null
  }
  return (
    <form noValidate onSubmit={submit} className="max-w-(--container-text)">
      {isChanged && <LeaveGuard holds={() => isChanged} />}
      {theirs && (
        <Conflict
          version={theirs.revision}
          parts={parts}
          mine={form}
          base={toForm(base)}
          theirs={toForm(theirs)}
          onResolve={(chosen) => resolve(theirs, chosen)}
        />
      )}
      <Part title={labels.weekly} level={2}>
        <WeeklyHours
          weekly={form.weekly}
          onChange={(weekly) => change({ weekly })}
          problemOf={problemOf}
        />
      </Part>
      <Part title={labels.exceptions} level={2}>
        <SpecialDays days={form.days} onChange={(days) => change({ days })} problemOf={problemOf} />
      </Part>
      <div className="grid gap-4 border-t border-sand py-4.5 sm:grid-cols-2">
        <TextField
          label={labels.slot}
          inputMode="numeric"
          value={form.slotMinutes}
          problem={problemOf('slotMinutes')}
          onChange={({ target }) => change({ slotMinutes: target.value.trim() })}
        />
        <TextField
          label={labels.places}
          inputMode="numeric"
          value={form.places}
          problem={problemOf('places')}
          onChange={({ target }) => change({ places: target.value.trim() })}
        />
      </div>
      <div className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-ink bg-paper py-3">
        <div className="w-full space-y-2 text-small empty:hidden">
          {shown.size > 0 && <Problem>{labels.summary}</Problem>}
          {mutation.problem && (
            <Problem>{mutation.problem.serverMessage ?? text.writeFailed}</Problem>
          )}
        </div>
        <Button type="submit" size="small" busy={mutation.isPending} disabled={!isChanged}>
          {labels.save}
        </Button>
        {isChanged && (
          <>
            <Button kind="quiet" size="small" onClick={() => begin(base)}>
              {labels.discard}
            </Button>
            <p className="text-tiny text-muted">{labels.unsaved}</p>
          </>
        )}
      </div>
    </form>
  )
}
