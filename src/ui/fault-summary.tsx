import { useLayoutEffect } from 'react'

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

const SIGN = 'Error: '

/** How many forms are at fault just now. */
let faulty = 0

/** Says in the document's title that a form is at fault, once however many are. */
function useErrorInTitle(isFaulty: boolean): void {
  useLayoutEffect(() => {
    if (!isFaulty) return
    faulty += 1
    if (faulty === 1) document.title = SIGN + document.title
    return () => {
      faulty -= 1
      if (faulty === 0 && document.title.startsWith(SIGN)) document.title = document.title.slice(SIGN.length)
    }
  }, [isFaulty])
}
