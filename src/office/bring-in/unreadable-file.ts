/** Why a file cannot be read, as a sentence for staff. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}
