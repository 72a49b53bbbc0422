import { Bar, Loading } from '@/ui/states/skeleton'

/** The shape of a category of questions that is loading. */
export function FaqSkeleton() {
  return (
    <Loading className="min-h-dvh">
      <div className="on-text pb-4">
        <Bar className="h-8 w-48" />
      </div>
      <div className="divide-y divide-line border-line border-y">
        {WIDTHS.map((width) => (
          <div key={width} className="hanging py-4">
            <Bar className="h-6 w-4" />
            <Bar className={`h-6 ${width}`} />
          </div>
        ))}
      </div>
    </Loading>
  )
}

const WIDTHS = ['w-4/5', 'w-3/5', 'w-2/3', 'w-3/4', 'w-7/12', 'w-5/6']
