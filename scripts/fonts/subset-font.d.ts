declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'sfnt' | 'woff' | 'woff2'
    readonly keepFeatures?: readonly string[]
    readonly noHinting?: boolean
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
  }

  export default function subsetFont(
    font: Uint8Array,
    characters: string,
    options: SubsetOptions,
  ): Promise<Uint8Array>
}
