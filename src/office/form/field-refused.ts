import { AppError, SENTENCES } from '@/data/errors'
import type { FieldSpec } from '@/office/manager'

/** The server refused the value of one field. */
export class FieldRefused extends Error {
  readonly field: string

  constructor(field: string, message: string, options: ErrorOptions) {
    super(message, options)
    this.name = 'FieldRefused'
    this.field = field
  }
}

/** The refusal of a field's value in that field's words; every other failure as it is. */
export function atField(fields: readonly FieldSpec[], failure: unknown): unknown {
  const spec = failure instanceof AppError && fields.find(({ name }) => name === failure.field)
  if (!spec) return failure
  const { kind, message } = failure
  const { label, taken = `${label} is in use already. Choose another one.` } = spec
  const words =
    message === SENTENCES[kind] ? `${label} was not accepted by the server. Change it and save again.` : message
  return new FieldRefused(spec.name, kind === 'duplicate' ? taken : words, { cause: failure })
}
