import { TextSkeleton } from '@/components/states/skeleton'

/** What stands in the frame until the first page's code has come. */
export function PageSkeleton() {
  return (
    <div className="page min-h-dvh pt-20">
      <TextSkeleton lines={10} />
    </div>
  )
}
