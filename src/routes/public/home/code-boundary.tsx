import { Component, type ReactNode } from 'react'
import { ErrorPanel } from '@/components/states/error-panel'

type CodeBoundaryProps = { onRetry: () => void; children: ReactNode }

const NO_CODE = new Error('This part of the page could not be loaded. Check your connection and try again.')

/** Keeps the page when code that is fetched on demand does not come (SEC-5). React knows boundaries only as classes. */
export class CodeBoundary extends Component<CodeBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  readonly retry = () => {
    this.props.onRetry()
    this.setState({ hasFailed: false })
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div className="pt-6">
        <ErrorPanel fallback="Failed to fetch content" error={NO_CODE} onRetry={this.retry} />
      </div>
    )
  }
}
