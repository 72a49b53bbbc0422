const EXTENSION = /\.(tsx?|jsx?|mjs|json|sql|css|html|md|toml|ya?ml|svg|example|local)$/

/** What Markdown names in backticks: each code span with the words just before it. */
export function codeSpans(markdown: string): { code: string; before: string }[] {
  const prose = markdown.replace(/^ *```[\s\S]*?^ *```$/gm, '')
  return [...prose.matchAll(/([^`\n]*)`([^`\n]+)`/g)].map(([, before = '', code = '']) => ({ code, before }))
}

/** The commands of a document: those in backticks and those in its shell blocks. */
export function commands(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^ *```sh\n([\s\S]*?)^ *```$/gm)].flatMap(([, block = '']) => block.split('\n'))
  return [...codeSpans(markdown).map(({ code }) => code), ...blocks]
    .flatMap((line) => line.split(/&&|\|\|/))
    .map((line) => line.trim())
}

/** Whether a piece of code means a file or folder of the project: it has a slash, or ends like a file. */
export function isPath(code: string): boolean {
  // an address of the site, a package, a MIME type, a piece of a program
  if (/^[/@#]|^https?:|^(text|image|audio|video|application)\/[\w.+-]+$|[\s<>(){}"'=→$]/.test(code)) return false
  return code.includes('/') || EXTENSION.test(code)
}

/**
 * The paths of a map: a block in which each line names files or folders (a folder ends with "/"), two spaces further in
 * than the folder it lies in, and then says in words what they are.
 */
export function mappedPaths(markdown: string): string[] {
  const blocks = [...markdown.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block)
  return blocks.flatMap((block) => {
    const folders: string[] = []
    return block.split('\n').flatMap((line) => {
      const depth = Math.floor((/^ */.exec(line)?.[0].length ?? 0) / 2)
      const names = leadingPaths(line.trim())
      const paths = names.map((name) => folders.slice(0, depth).join('') + name)
      const [folder] = names
      if (folder?.endsWith('/') && names.length === 1) folders.splice(depth, folders.length, folder)
      return paths
    })
  })
}

/** The names with which a line begins, before its words. */
function leadingPaths(line: string): string[] {
  const words = line.split(/[\s,]+/)
  const end = words.findIndex((word) => !(word.endsWith('/') || EXTENSION.test(word)))
  return words.slice(0, end === -1 ? words.length : end)
}
