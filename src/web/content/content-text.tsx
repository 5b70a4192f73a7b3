import type { Content } from '#contract/content.ts'
import { isBlankHtml } from '#domain/content/article-type.ts'

/** Picture and description of a content, and its text unless that is blank. Source: LND-09. */
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
