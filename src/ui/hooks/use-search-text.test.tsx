import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { SearchField } from '@/ui/search-field'
import { useSearchText } from './use-search-text'

const box = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Find a term' })

/** Somebody types as soon as the box is there, before effects that may come later. */
function QuickReader() {
  const search = useSearchText('', () => {})
  useLayoutEffect(() => {
    // not by fireEvent, which would run the effects first
    box().setRangeText('o')
    box().dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, [])
  return <SearchField label="Find a term" {...search} />
}

it('RUL-2 a letter that comes with the box stays in it', () => {
  render(
    <MemoryRouter>
      <QuickReader />
    </MemoryRouter>,
  )
  expect(box()).toHaveValue('o')
})
