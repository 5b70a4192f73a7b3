/** How long a phone may take to ask where to put a file. */
const KEPT_FOR_MS = 60_000

/** Hands a file to the browser's own downloads. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_FOR_MS)
}
