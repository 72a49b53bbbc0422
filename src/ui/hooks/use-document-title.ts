import { useLayoutEffect } from 'react'

/** The document's title while a page is shown (SHELL-6). */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
