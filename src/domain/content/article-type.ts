/** Type of content whose link is opened; all others show their own text. */
export const ARTICLE_TYPE = '기사형식'
export const PLAIN_TYPE = '일반형식'

interface Content {
  readonly article_type: string
  readonly link_url: string | null
}

/** Returns the link that a content opens, or null if it shows its own text. Source: LND-09. */
export const linkOfContent = ({ article_type, link_url }: Content): string | null =>
  article_type === ARTICLE_TYPE && link_url ? link_url : null

/** Whether HTML has neither text nor pictures. */
export const isBlankHtml = (html: string): boolean =>
  !/<(?:img|video|iframe|hr)\b/i.test(html) && html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === ''
