import { useLayoutEffect } from 'react'

/** The document's title while a page is shown (SHELL-6). As an effect: a page that is kept out of sight has no say in it. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => {
    document.title = title
  }, [title])
}
