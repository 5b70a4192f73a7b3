import type { Content } from '#contract/content.ts'
import { isBlankHtml } from '#domain/content/article-type.ts'

/** Shows picture, description and text of a content; omits a blank text. Source: LND-09. */
export const ContentText = ({ content }: { readonly content: Content }) => (
  <>
    {content.image_url && (
      <img src={content.image_url} alt="" className="mb-6 max-h-[60dvh] w-full object-contain" />
    )}
    {content.description && <p className="text-lead">{content.description}</p>}
    {!isBlankHtml(content.content) && (
      <div
        className="mt-5 rich-text"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it when it is shown
        dangerouslySetInnerHTML={{ __html: content.content }}
      />
    )}
  </>
)
