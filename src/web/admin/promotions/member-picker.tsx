import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { listMembers } from '#contract/admin-members.ts'
import { call } from '#web/api/client.ts'
import { TextField } from '#web/ui/text-field.tsx'
import { useAdminText } from '../frame/admin-text.ts'

const SHOWN = 5
const SHORTEST = 2

interface MemberPickerProps {
  /** User IDs and emails. */
  readonly picked: readonly string[]
  readonly onPick: (userId: string) => void
}

/** Finds members by name, user ID, email or phone; a click selects one. */
export function MemberPicker({ picked, onPick }: MemberPickerProps) {
  const labels = useAdminText().promotions.issue
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const membersQuery = useQuery({
    queryKey: ['admin', 'members', 'picking', q],
    queryFn: ({ signal }) =>
      call(listMembers, { query: { q, status: 'active', size: SHOWN } }, { signal }),
    enabled: q.length >= SHORTEST,
  })
  const members = q.length >= SHORTEST ? (membersQuery.data?.items ?? []) : []

  return (
    <div>
      <TextField
        optional
        label={labels.find}
        hint={labels.findHint}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          // Enter must not submit the form.
          if (event.key === 'Enter') event.preventDefault()
        }}
      />
      <ul>
        {members.map(({ id, user_id, name, email }) => (
          <li key={id} className="border-b border-sand">
            <button
              type="button"
              disabled={picked.includes(user_id)}
              onClick={() => onPick(user_id)}
              className="grid min-h-touch w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-1.5 text-left text-small hover:bg-fill disabled:text-muted"
            >
              <span className="truncate">
                {name || user_id} <span className="text-muted">{email || user_id}</span>
              </span>
              <span className="text-tiny">
                {picked.includes(user_id) ? labels.picked : labels.pick}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {q.length >= SHORTEST && membersQuery.data?.total === 0 && (
        <p className="pt-2 text-small text-muted">{labels.noMember}</p>
      )}
    </div>
  )
}
