import type { ContactFault, RequiredField } from '@/data/contact-messages/schema'

type FaultSummaryProps = {
  faults: readonly ContactFault[]
  /** The id of a field's control. */
  idOf: (field: RequiredField) => string
  onChoose: (field: RequiredField) => void
}

/** All faults of a form at once, each a link to its field; read out when they are found (ACC-2). */
export function FaultSummary({ faults, idOf, onChoose }: FaultSummaryProps) {
  return (
    <div role="alert" className="empty:hidden">
      {faults.length > 0 && (
        <div className="border-danger border-s-3 ps-4">
          <h2 className="font-semibold">
            {faults.length === 1 ? 'There is one problem:' : `There are ${faults.length} problems:`}
          </h2>
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
