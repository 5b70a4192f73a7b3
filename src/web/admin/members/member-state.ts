interface Standing {
  readonly is_active: boolean
  readonly is_withdrawn: boolean
}

export const memberStates = ['active', 'disabled', 'withdrawn'] as const

export const stateOf = ({ is_active, is_withdrawn }: Standing): (typeof memberStates)[number] =>
  is_withdrawn ? 'withdrawn' : is_active ? 'active' : 'disabled'
