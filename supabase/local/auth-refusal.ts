/** A refusal as GoTrue words it, with the code that supabase-js gives on. */
export const refuseAuth = (code: number, error_code: string, msg: string): Response =>
  Response.json(
    { code, error_code, msg },
    { status: code, headers: { 'access-control-allow-origin': '*', 'x-supabase-api-version': '2024-01-01' } },
  )
