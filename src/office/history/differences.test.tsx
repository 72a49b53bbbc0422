import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Differences } from './differences'

describe('STAFF-4 differences', () => {
  it('keeps its words in place when a caller renders again with a field made anew', () => {
    const again = () => (
      <Differences spec={{ name: 'title', label: 'Title', kind: 'text' }} before="Quokkas" after="Quokkas hop" />
    )
    const { rerender } = render(again())
    const added = screen.getByText('hop')
    rerender(again())
    expect(screen.getByText('hop')).toBe(added)
  })
})
