/** How long the object URL stays valid: phones may ask where to put the file. */
const REVOKE_AFTER_MS = 60_000

/** Starts a browser download of a file. */
export function saveFile(file: Blob, name: string) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS)
}
