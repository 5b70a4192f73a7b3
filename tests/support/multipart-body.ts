/** Builds a multipart body with `payload` as JSON and files (default name: `images`). */
export async function multipartBody(
  payload: unknown,
  images: readonly Uint8Array[],
  fieldName = 'images',
) {
  const form = new FormData()
  form.set('payload', JSON.stringify(payload ?? {}))
  images.forEach((image, index) => {
    form.append(fieldName, new Blob([image as Uint8Array<ArrayBuffer>]), `photo-${index + 1}.jpg`)
  })
  const request = new Request('http://gyeol.test', { method: 'POST', body: form })
  return {
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type')! },
  }
}
