import { seededDatabase } from './snapshots.ts'

/** Made once, before the workers look for it at the same time, and within no limit of a test. */
export default async function setup(): Promise<void> {
  await seededDatabase()
}
