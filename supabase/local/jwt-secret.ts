import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The key that signs sessions: random, and kept in the data folder, if any, so that sessions survive a restart. */
export function jwtSecret(folder?: string): string {
  const fresh = randomBytes(48).toString('base64url')
  if (!folder) return fresh
  const file = path.join(folder, 'jwt-secret')
  if (existsSync(file)) return readFileSync(file, 'utf8')
  writeFileSync(file, fresh, { mode: 0o600 })
  return fresh
}
