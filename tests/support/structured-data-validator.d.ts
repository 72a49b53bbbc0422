declare module '@adobe/structured-data-validator' {
  export default class Validator {
    /** Checks JSON-LD, given by its types. */
    validate(data: {
      jsonld: Record<string, unknown[]>
    }): Promise<{ severity: string; rootType: string; issueMessage: string }[]>
  }
}
