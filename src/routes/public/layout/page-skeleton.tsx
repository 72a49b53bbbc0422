import { TextSkeleton } from '@/ui/states/skeleton'

/** What stands in the frame until the first page's code has come. */
export function PageSkeleton() {
  return (
    <div className="page columns-of-page pt-24">
      <div className="beside-rail on-text">
        <TextSkeleton lines={10} />
      </div>
    </div>
  )
}
