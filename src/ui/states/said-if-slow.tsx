import { useEffect, useRef, useState } from 'react'

/** After so long, in milliseconds, a listener wonders whether anything is on its way; before, the answer speaks for itself. */
const SLOW = 5000

/** Says to screen readers that something is still on its way, once it is slow; of several such places the first says it for all. */
export function SaidIfSlow({ words }: { words: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  const [isSaid, setIsSaid] = useState(false)

  // The time of somebody who waits is outside React.
  useEffect(() => {
    const timer = setTimeout(() => setIsSaid(document.querySelector('[data-waiting]') === place.current), SLOW)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p ref={place} data-waiting role="status" className="sr-only">
      {isSaid && words}
    </p>
  )
}
