interface Standing {
  readonly is_active: boolean
  readonly is_withdrawn: boolean
}

export const stateOf = ({ is_active, is_withdrawn }: Standing) =>
  is_withdrawn ? 'withdrawn' : is_active ? 'active' : 'disabled'
