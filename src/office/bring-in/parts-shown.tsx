import { formatCount } from '@/lib/count'

type PartsShownProps<Part extends string> = {
  /** What a file is made of: rows. */
  of: string
  parts: readonly (readonly [part: Part, label: string])[]
  shown: Part
  countOf: (part: Part) => number
  onShow: (part: Part) => void
}

/** Which part of a file is shown, with how much each has (BULK-1, BULK-2). */
export function PartsShown<Part extends string>({ of, parts, shown, countOf, onShow }: PartsShownProps<Part>) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Which {of}</legend>
      <div className="office-views">
        {parts.map(([part, label]) => (
          <button key={part} type="button" aria-pressed={shown === part} onClick={() => onShow(part)}>
            {label}
            <span className="ms-1.5 font-normal text-muted text-sm">{formatCount(countOf(part))}</span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}
