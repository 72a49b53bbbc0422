import type { LawType } from './kinds'

/** The addresses of what the build writes to be taken along (BULK-3, BULK-4); apart from paths, which every page loads. */
export const dataPaths = {
  /** A page as Markdown, written beside it. */
  markdown: (path: string) => `${path === '/' ? '/index' : path}.md`,
  /** The files of data, each with a description of its fields. */
  file: (name: string) => `/data/${name}.json`,
  schema: (name: string) => `/data/${name}.schema.json`,
  /** A text of the law as Akoma Ntoso, and as one file of HTML. */
  lawXml: (type: LawType) => `/data/${type}.akn.xml`,
  lawHtml: (type: LawType) => `/data/${type}`,
  /** What leads programs to all of it. */
  llmsText: '/llms.txt',
} as const
