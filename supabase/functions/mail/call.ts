/** Calls a procedure of the database as the service role. */
export type Call = (procedure: string, values: object) => Promise<unknown>

/** A call that the database refused. */
export class RefusedCall extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

/** Calls procedures by the API at an address, with a secret key. */
export function callBy(url: string, key: string, ask: (request: Request) => Promise<Response> = fetch): Call {
  return async (procedure, values) => {
    const answer = await ask(
      new Request(`${url}/rest/v1/rpc/${procedure}`, {
        method: 'POST',
        headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(values),
      }),
    )
    const text = await answer.text()
    if (!answer.ok) throw new RefusedCall(answer.status, `${procedure}: ${text}`)
    return text ? JSON.parse(text) : undefined
  }
}
