import type { MemberRow } from '#contract/admin-members.ts'
import { Conflict } from '../editing/conflict.tsx'
import type { Part } from '../editing/parts.ts'
import { useAdminText } from '../frame/admin-text.ts'

/** The fields of a member that an administrator can change. */
export type MemberAccess = Pick<MemberRow, 'role' | 'is_active'>

interface MemberConflictProps {
  /** The values when the change was begun. */
  readonly base: MemberAccess
  readonly mine: MemberAccess
  readonly theirs: MemberRow
  readonly onResolve: (chosen: MemberAccess) => void
}

/** Shows role and status of a member in both versions after a conflict. */
export function MemberConflict({ base, mine, theirs, onResolve }: MemberConflictProps) {
  const labels = useAdminText().members
  const parts: readonly Part<MemberAccess>[] = [
    {
      name: 'role',
      label: labels.role,
      value: ({ role }) => role,
      take: (into, { role }) => ({ ...into, role }),
      show: ({ role }) => labels.roles[role],
    },
    {
      name: 'state',
      label: labels.state,
      value: ({ is_active }) => is_active,
      take: (into, { is_active }) => ({ ...into, is_active }),
      show: ({ is_active }) => labels.statuses[is_active ? 'active' : 'disabled'],
    },
  ]

  return (
    <Conflict
      version={theirs.revision}
      parts={parts}
      mine={mine}
      base={base}
      theirs={theirs}
      onResolve={onResolve}
    />
  )
}
