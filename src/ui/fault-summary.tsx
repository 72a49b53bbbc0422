import { useErrorInTitle } from './hooks/use-error-in-title'

type FaultSummaryProps<Field extends string> = {
  faults: readonly { field: Field; text: string }[]
  /** The id of a field's control. */
  idOf: (field: Field) => string
  onChoose: (field: Field) => void
}

/** All faults of a form at once, each a link to its field; read out when they are found, and told by the title (ACC-2). */
export function FaultSummary<Field extends string>({ faults, idOf, onChoose }: FaultSummaryProps<Field>) {
  useErrorInTitle(faults.length > 0)
  return (
    <div role="alert" className="empty:hidden">
      {faults.length > 0 && (
        <div className="border-danger border-s-3 ps-4">
          <p className="font-semibold">
            {faults.length === 1 ? 'There is one problem:' : `There are ${faults.length} problems:`}
          </p>
          <ul>
            {faults.map(({ field, text }) => (
              <li key={field}>
                <a
                  href={`#${idOf(field)}`}
                  className="inline-block py-1 text-danger link"
                  onClick={(event) => {
                    // an address with a hash would only scroll there
                    event.preventDefault()
                    onChoose(field)
                  }}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
