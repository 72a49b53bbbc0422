import { useEffect, useLayoutEffect } from 'react'

/** The document's title while a page is shown (SHELL-6); afterwards it is as it was. */
export function useDocumentTitle(title: string): void {
  useLayoutEffect(() => nameWindow(title), [title])
}

/** The same for what is opened in a page, whose own title may be set at the same time: this one is set after it. */
export function useTitleOfOpen(title: string): void {
  useEffect(() => nameWindow(title), [title])
}

/** @returns gives the window its former title back, unless it has another by then */
function nameWindow(title: string): () => void {
  const before = document.title
  document.title = title
  return () => {
    if (document.title === title) document.title = before
  }
}
