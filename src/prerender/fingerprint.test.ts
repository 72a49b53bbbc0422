import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { fingerprintOf } from './fingerprint.ts'

/** A folder of code, and what changes a file in it and tells the fingerprint then. */
function codeFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'fingerprint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'parts'))
  return (name?: string, text = '', frame = '<html>') => {
    if (name) writeFileSync(path.join(folder, name), text)
    return fingerprintOf([frame], [folder])
  }
}

it('FIND-7 pages are written anew when the code or the texts that shape them change', () => {
  const after = codeFolder()
  const prints = [
    after('template.ts', 'one'),
    after('template.ts', 'two'),
    after('parts/start.js', 'one'),
    after('parts/head.tsx', 'one'),
    after(undefined, '', '<html lang="en">'),
  ]
  expect(new Set(prints).size).toBe(prints.length)
})

it('FIND-7 a changed test writes no page anew', () => {
  const after = codeFolder()
  const before = after('template.ts', 'one')
  expect(after('template.test.ts', 'one')).toBe(before)
  expect(after('parts/head.test.tsx', 'one')).toBe(before)
  expect(after()).toBe(before)
})
