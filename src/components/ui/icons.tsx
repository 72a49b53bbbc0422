import type { ComponentProps } from 'react'

/** The few signs that stand for words, drawn with the same thin line. */
const icon = (path: string) => (props: ComponentProps<'svg'>) => (
  <svg viewBox="0 0 18 18" aria-hidden="true" className="icon" {...props}>
    <path d={path} />
  </svg>
)

export const SearchIcon = icon('M2 7.5a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0m9.7 4.2 4.8 4.8')
export const CloseIcon = icon('m3.5 3.5 11 11m0-11-11 11')
export const MenuIcon = icon('M1 4.5h16M1 9h16M1 13.5h16')
export const LinkIcon = icon(
  'm7.3 10.7 3.4-3.4M8.2 4.6l1.6-1.6a3.7 3.7 0 0 1 5.2 5.2l-1.6 1.6M4.6 8.2 3 9.8A3.7 3.7 0 0 0 8.2 15l1.6-1.6',
)
export const QuoteIcon = icon('M2 4.5h14M2 9h10M2 13.5h12')
export const PrintIcon = icon('M5 6.5v-5h8v5m-8 6H2v-6h14v6h-3m-8-2.5h8v6H5z')
export const DownloadIcon = icon('M9 2v9.5m-4-4 4 4 4-4M2.5 15.5h13')

/** Light and dark: a disc, one half of it full. */
export const ThemeIcon = () => (
  <svg viewBox="0 0 18 18" aria-hidden="true" className="icon">
    <path d="M2 9a7 7 0 1 0 14 0A7 7 0 1 0 2 9" />
    <path d="M9 2a7 7 0 0 1 0 14z" fill="currentColor" />
  </svg>
)
