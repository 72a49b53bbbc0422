import { format } from 'node:util'
import { afterEach } from 'vitest'

// A warning of React or of the code is a fault nobody sees in a browser. A test that expects one spies on the console itself.
const unexpected: string[] = []
for (const level of ['error', 'warn'] as const) {
  console[level] = (...values: unknown[]) => {
    unexpected.push(`console.${level}: ${format(...values)}`)
  }
}

afterEach(() => {
  const messages = unexpected.splice(0)
  if (messages.length > 0) throw new Error(`Unexpected console output:\n${messages.join('\n')}`)
})
