/** A content of this type with a link opens the link; every other opens its own text. */
export const ARTICLE_TYPE = '기사형식'
export const PLAIN_TYPE = '일반형식'

interface Content {
  readonly article_type: string
  readonly link_url: string | null
}

/** Where a press on a content leads, or null when it opens its own text. Source: LND-09. */
export const linkOfContent = ({ article_type, link_url }: Content): string | null =>
  article_type === ARTICLE_TYPE && link_url ? link_url : null

/** Whether HTML shows nothing: no letter and no picture. */
export const isBlankHtml = (html: string): boolean =>
  !/<(?:img|video|iframe|hr)\b/i.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === ''
