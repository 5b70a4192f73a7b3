/** Shows a product's description, as its owner wrote it. */
export const DescriptionPanel = ({ html }: { readonly html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server cleans it when it is saved
  <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
)
