import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { Pagination, pagesToOffer } from './pagination'

function show(page: number, pages: number, address = '/rulings') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Pagination page={page} pages={pages} />
    </MemoryRouter>,
  )
}

describe('pagesToOffer', () => {
  it.each([
    [1, 2, [1, 2]],
    [3, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 9]],
    [5, 9, [1, 4, 5, 6, 9]],
    [9, 9, [1, 8, 9]],
  ])('LIST-1 offers of page %i of %i the first, the last and those beside it: %j', (page, pages, offered) => {
    expect(pagesToOffer(page, pages)).toEqual(offered)
  })

  it('LIST-1 fills a gap of one page, which an ellipsis would only hide', () => {
    expect(pagesToOffer(4, 20)).toEqual([1, 2, 3, 4, 5, 20])
    expect(pagesToOffer(17, 20)).toEqual([1, 16, 17, 18, 19, 20])
  })
})

describe('Pagination', () => {
  it('LIST-1 links to the pages by their address and marks the current one', () => {
    show(2, 3)
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/rulings?page=3')
    expect(screen.getByRole('link', { name: 'Page 3' })).not.toHaveAttribute('aria-current')
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/rulings?page=3')
  })

  it('LIST-1 gives the first page the plain address', () => {
    show(2, 3, '/rulings?page=2')
    expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '/rulings')
  })

  it('LIST-1 keeps what else the address asks for', () => {
    show(1, 3, '/rulings?q=tourists')
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/rulings?q=tourists&page=2')
  })

  it('LIST-1 offers no way beyond either end', () => {
    show(1, 2)
    expect(screen.queryByRole('link', { name: 'Previous page' })).not.toBeInTheDocument()
  })

  it('LIST-1 shows nothing for a single page', () => {
    show(1, 1)
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  })
})
