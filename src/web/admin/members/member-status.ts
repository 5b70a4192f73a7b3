interface AccountFlags {
  readonly is_active: boolean
  readonly is_withdrawn: boolean
}

export const memberStatusOf = ({ is_active, is_withdrawn }: AccountFlags) =>
  is_withdrawn ? 'withdrawn' : is_active ? 'active' : 'disabled'
