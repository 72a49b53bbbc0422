declare module 'subset-font' {
  /** What build.ts uses of the package, which brings no types. */
  export default function subsetFont(
    font: Buffer,
    characters: string,
    options: {
      targetFormat: 'woff2'
      variationAxes: Record<string, number | { min: number; max: number }>
      keepFeatures: string[]
      noHinting: boolean
    },
  ): Promise<Buffer>
}
