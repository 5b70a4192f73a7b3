export function chooseTests(
  args: readonly string[],
  partNames: readonly string[],
): {
  readonly wantedParts: string[]
  readonly pathsOf: Readonly<Record<'unit' | 'browser', string[]>>
}
