/**
 * Gives an upload as @supabase/lite reads it. supabase-js sends a browser's File or Blob as multipart under the field name
 * '' (storage-js, StorageFileApi.uploadOrUpdate); lite 0.10 looks for 'file' only and would store nothing of it.
 * Such a request becomes one with the plain file as its body; any other request is returned as it came. Undefined: there is no
 * file in it, or it is cut off.
 */
export async function unwrapUpload(request: Request): Promise<Request | undefined> {
  const isMultipart = request.headers.get('content-type')?.startsWith('multipart/form-data') ?? false
  if (!isMultipart || !new URL(request.url).pathname.startsWith('/storage/v1/object/')) return request
  const form = await request.formData().catch(() => undefined)
  const file = form && [...form.values()].find((value) => value instanceof File)
  if (!file) return undefined
  const body = await file.arrayBuffer()
  const headers = new Headers(request.headers)
  headers.set('content-type', file.type || 'application/octet-stream')
  headers.set('content-length', String(body.byteLength))
  // storage-js's own default; on the wire it is a form field here and a header on the plain path
  headers.set('cache-control', `max-age=${form.get('cacheControl') ?? 3600}`)
  return new Request(request.url, { method: request.method, headers, body })
}
