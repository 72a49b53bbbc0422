/** The shape of the page: search box, tabs, questions. */
export function FaqSkeleton() {
  return (
    <div aria-busy="true" className="min-h-dvh animate-pulse motion-reduce:animate-none">
      <p className="sr-only" role="status">
        Loading
      </p>
      <div className="h-6 w-40 rounded bg-line" />
      <div className="mt-2 h-12 max-w-text rounded-lg bg-line" />
      <div className="mt-8 flex flex-wrap gap-2 border-line border-b pb-5">
        {TAB_WIDTHS.map((width) => (
          <div key={width} className={`h-10 rounded-full bg-line ${width}`} />
        ))}
      </div>
      <div className="mt-8 h-8 w-48 rounded bg-line" />
      <div className="mt-4 max-w-5xl divide-y divide-line">
        {QUESTION_WIDTHS.map((width) => (
          <div key={width} className="px-2 py-4">
            <div className={`my-0.5 h-6 rounded bg-line ${width}`} />
          </div>
        ))}
      </div>
    </div>
  )
}

const TAB_WIDTHS = ['w-30', 'w-20', 'w-60', 'w-26', 'w-48', 'w-52']
const QUESTION_WIDTHS = ['w-4/5', 'w-3/5', 'w-2/3', 'w-3/4', 'w-7/12', 'w-5/6']
