/** Translated texts of the sample sheet; `sample.ts` has its drawings and figures. */
export interface SampleTexts {
  readonly customerName: string
  readonly headline: string
  readonly faceType: string
  readonly analysis: string
  /** In the order of the sample's measurements. */
  readonly measurements: readonly [string, string, string]
  readonly longNeck: string
  readonly summary: string
  readonly best: readonly [BestWords, BestWords]
  readonly worst: readonly [StyleWords, StyleWords, StyleWords]
  readonly morning: readonly [StepWords, StepWords, StepWords]
  readonly outro: string
}

interface StyleWords {
  readonly name: string
  readonly description: string
}

interface BestWords extends StyleWords {
  readonly cutting: string
  readonly avoid: string
  readonly styling: string
}

interface StepWords {
  readonly title: string
  readonly text: string
}
