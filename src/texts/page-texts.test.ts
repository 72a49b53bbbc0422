import { expect, it } from 'vitest'
import { readPageData, writePageData } from './page-texts'

it('SEC-2 a title cannot end the element that holds the data of a page', () => {
  const data = { title: '</script><script>run()</script><!--' }
  const written = writePageData(data)
  expect(written).not.toContain('<')
  expect(readPageData(written, [])).toEqual(data)
})
