import { Component, type ReactNode } from 'react'

type BoundaryProps = {
  /** What to show instead of what failed; `retry` renders that again. */
  fallback: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Keeps a fault to one part of the page. A class, because React has no other boundaries. */
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

/** A part of a page that says so when it cannot be shown; `what` starts that sentence, such as "This section". */
export function Contained({ what, children }: { what: string; children: ReactNode }) {
  return <Boundary fallback={() => <Unshown what={what} />}>{children}</Boundary>
}

/** Says that a part of the page cannot be shown. */
export function Unshown({ what }: { what: string }) {
  return (
    <p className="border-danger border-s-3 ps-3 font-sans text-base text-danger">
      {what} cannot be shown. The rest of the page is not affected.
    </p>
  )
}
