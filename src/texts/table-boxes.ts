/** Puts each table, in place, into a named box that scrolls by pointer and keyboard (READ-10). */
export function boxTables(body: DocumentFragment): void {
  for (const table of body.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue
    const box = document.createElement('div')
    box.className = 'table-box'
    box.setAttribute('tabindex', '0')
    box.setAttribute('role', 'group')
    box.setAttribute('aria-label', table.querySelector('caption')?.textContent || 'Table')
    table.replaceWith(box)
    box.append(table)
  }
}
