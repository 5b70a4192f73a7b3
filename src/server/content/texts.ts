/** Texts of a banner in one language. */
export interface BannerTexts {
  /** Text alternative of the picture. */
  readonly alt: string
}

/** Texts of a content in one language. */
export interface ContentTexts {
  readonly title: string
  /** Column or partner that it belongs to. */
  readonly name?: string | undefined
  readonly description: string
  /** HTML; empty if there is only a link. */
  readonly content: string
}

/** Texts of a question in one language; the answer is HTML. */
export interface FaqTexts {
  readonly question: string
  readonly answer: string
}

/** Texts of a text block in one language. */
export interface BlockTexts {
  readonly title: string
  readonly text: string
}
