/** A refusal as GoTrue words it, with the code that supabase-js gives on. */
export const refuseAuth = (code: number, error_code: string, msg: string): Response =>
  Response.json(
    { code, error_code, msg },
    { status: code, headers: { 'access-control-allow-origin': '*', 'x-supabase-api-version': '2024-01-01' } },
  )

/** The body of a request, which can be read again; empty if it is no object. */
export async function jsonOf(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
