/** What the statement claims, each with the beginning of the names of the tests that prove it (ACC-1). */
export const CLAIMS: readonly { claim: string; test: string }[] = [
  {
    claim: 'Two automated checkers find no fault on any kind of page, in light and dark, wide and narrow.',
    test: 'PAGE-3 ACC-1 axe and the second checker find nothing on',
  },
  {
    claim: 'They find none while a page loads, or when it could not be loaded.',
    test: 'ACC-1 axe and the second checker find nothing on any page',
  },
  { claim: 'Pages are valid HTML.', test: 'ACC-1 FIND-1 is found valid by a checker of the standard' },
  {
    claim:
      'The keyboard alone reaches everything, forwards and backwards, and the focus is always seen: also at 400 % zoom and with letters twice as large.',
    test: 'ACC-3 PAGE-3 by keyboard alone the focus is seen on',
  },
  {
    claim: 'Whatever you press, the focus stays there or is led on; a choice alone never moves it.',
    test: 'ACC-2 what is pressed on',
  },
  {
    claim: 'A “Skip to content” link comes first on every public page.',
    test: 'SHELL-7 the first Tab stop skips to the content',
  },
  {
    claim: 'Each page has its own title and one main heading, which takes the focus when you move to the page.',
    test: 'SHELL-6 it puts the focus on the heading and the page at its top',
  },
  { claim: 'Forms, navigations and articles have names.', test: 'ACC-1 forms, navigations and articles have names' },
  {
    claim: 'The contact form lists all faults at once, and each leads to its field.',
    test: 'ACC-2 all faults of the form stand in a summary that leads to the fields',
  },
  {
    claim: 'How much a search in the law has found is announced to screen readers.',
    test: 'LAW-2 it narrows contents and text to the matches, counts and marks them',
  },
  {
    claim: 'Hebrew is marked as Hebrew, so that it is read aloud as such.',
    test: 'ACC-4 Hebrew is marked',
  },
  {
    claim: 'The site follows your system’s choice of light or dark, or the one you make in the reading settings.',
    test: 'READ-8 the theme is the system’s until one is chosen',
  },
  {
    claim: 'The reading settings have two larger sizes of text; your choices are kept in this browser.',
    test: 'READ-8 theme and size of text hold before anything is painted',
  },
  {
    claim: '“?” lists the keys, and the single ones can be turned off in the reading settings.',
    test: 'READ-8 ? lists the keys, and the single ones can be turned off',
  },
  { claim: 'Ctrl K opens a box that goes to any text.', test: 'READ-8 Ctrl K jumps to what is named' },
  {
    claim: 'What is chosen or current is told by more than its colour, also in your system’s high contrast.',
    test: 'ACC-3 in forced colours the current one of several looks otherwise than the others on every page',
  },
  {
    claim: 'At 400 % zoom, and on screens 320 pixels wide, pages do not scroll sideways.',
    test: 'SHELL-7 nothing scrolls sideways at 320 px',
  },
  {
    claim: 'With wider spacing of lines, words and letters (WCAG 1.4.12) no text is cut.',
    test: 'ACC-5 with the text spacing of WCAG 1.4.12 nothing is cut on any page',
  },
  {
    claim: 'With letters twice as large every kind of page fits a phone.',
    test: 'SHELL-7 ACC-5 with letters twice as large every kind of page fits a phone',
  },
  {
    claim: 'Movement is left out where your system asks for reduced motion.',
    test: 'SHELL-7 with reduced motion nothing moves',
  },
  {
    claim: 'Pages print as clean documents, without menus and buttons.',
    test: 'SHELL-7 every kind of page prints without header, footer, search and buttons',
  },
  {
    claim: 'All texts can be read without JavaScript.',
    test: 'FIND-5 every chapter and every answer is open',
  },
]
