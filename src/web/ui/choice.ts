/** A single or multiple choice, and its change handler. */
export type ChoiceProps<Value extends string> =
  | {
      readonly several?: false
      readonly value: Value | null | undefined
      readonly onChange: (value: Value) => void
    }
  | {
      readonly several: true
      readonly value: readonly Value[]
      readonly onChange: (value: Value[]) => void
    }

/** Returns whether an option is chosen, and the handler of a click on it. */
export function choiceOf<Value extends string>(props: ChoiceProps<Value>) {
  const isChosen = (value: Value) =>
    props.several ? props.value.includes(value) : props.value === value

  function choose(value: Value) {
    if (!props.several) return props.onChange(value)
    const without = props.value.filter((each) => each !== value)
    props.onChange(isChosen(value) ? without : [...without, value])
  }
  return { isChosen, choose, type: props.several ? ('checkbox' as const) : ('radio' as const) }
}
