/**
 * Turns a multipart upload, which supabase-js sends under the field name '' (storage-js, uploadOrUpdate), into a plain
 * one, as lite 0.10 reads only a field called 'file'.
 * @returns other requests unchanged; undefined if a file is missing or cut off
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
  // storage-js's own default; a form field here, a header in a plain upload.
  headers.set('cache-control', `max-age=${form.get('cacheControl') ?? 3600}`)
  return new Request(request.url, { method: request.method, headers, body })
}
