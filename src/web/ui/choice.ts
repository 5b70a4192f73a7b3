/** One answer, or several, and how it changes. */
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

/** What is chosen of a set, and what a press on one of it does. */
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
