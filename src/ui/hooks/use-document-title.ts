import { useLayoutEffect } from 'react'

/** The document's title while a page, or what is opened in it, is shown (SHELL-6); afterwards it is as it was. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    const before = document.title
    document.title = title
    return () => {
      document.title = before
    }
  }, [title])
}
