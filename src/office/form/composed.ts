import type { FieldValues } from '@/lib/faults'
import type { FieldSpec } from '@/office/manager'

/**
 * Values in which each field that is composed of others says what these say now, as long as it says what they said before;
 * `own` is a field that says something of its own although they were changed (ADM-3).
 */
export function composeAnew(
  fields: readonly FieldSpec[],
  before: FieldValues,
  values: FieldValues,
): { values: FieldValues; own: FieldSpec | null } {
  let own: FieldSpec | null = null
  const result = { ...values }
  for (const spec of fields) {
    if (!spec.compose) continue
    const said = spec.compose.from(before)
    const says = spec.compose.from(values)
    if (said === says || values[spec.name] === says) continue
    if (values[spec.name] === said) result[spec.name] = says
    else own = spec
  }
  return { values: result, own }
}
