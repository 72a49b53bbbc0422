import { Component, type ReactNode } from 'react'

type BoundaryProps = {
  /** What stands in the place of what failed. `retry` tries to show that again. */
  fallback: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Keeps a fault to the part of the page that it is in. React knows boundaries only as classes. */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  readonly retry = () => this.setState({ hasFailed: false })

  override render() {
    return this.state.hasFailed ? this.props.fallback(this.retry) : this.props.children
  }
}

/**
 * A part of a page, such as one section, that says so in its place when it cannot be shown, and leaves the rest alone.
 * @param what its name at the beginning of the sentence: "This section"
 */
export function Contained({ what, children }: { what: string; children: ReactNode }) {
  return <Boundary fallback={() => <Unshown what={what} />}>{children}</Boundary>
}

/** Says that a part of the page cannot be shown. */
export function Unshown({ what }: { what: string }) {
  return (
    <p className="rounded-lg bg-danger-soft px-4 py-3 font-sans text-base text-danger">
      {what} cannot be shown. The rest of the page is not affected.
    </p>
  )
}
