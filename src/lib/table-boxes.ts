/**
 * Puts each table in a box of its own, in which one that is wider than the text scrolls (READ-10). The box takes the focus,
 * so that it scrolls by keyboard too, and is named by the table's caption.
 * @param body sanitised content; changed in place
 */
export function boxTables(body: DocumentFragment): void {
  for (const table of body.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue
    const box = document.createElement('div')
    box.className = 'table-box'
    box.tabIndex = 0
    box.setAttribute('role', 'group')
    box.setAttribute('aria-label', table.caption?.textContent || 'Table')
    table.replaceWith(box)
    box.append(table)
  }
}
