import { QueryClient, type QueryKey, useQuery } from '@tanstack/react-query'
import { lazy, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { App } from '@/app/app'
import { page } from '@/app/page'
import { QUERY_DEFAULTS } from '@/app/query-client'
import { NO_COUNTS } from '@/data/citations/margin'
import { faqCategoriesQuery } from '@/data/faqs/queries'
import { type PageAnswers, pageAnswersQuery } from '@/data/page-answers/staff'
import { questionsOfItem } from '@/kinds/item'
import { ITEMS } from '@/kinds/items'
import { questionsOfSection } from '@/kinds/law/questions'
import { ITEM_KINDS, KINDS, LAW_TYPES } from '@/names/kinds'
import { paths } from '@/names/paths'
import type { ReaderPageProps } from '@/office/form/page-preview'
import { PageError } from '@/routes/public/layout/page-error'
import { PageSkeleton } from '@/routes/public/layout/page-skeleton'
import { asStored } from '@/texts/html-text'
import { PreviewsContext } from '@/texts/previews-context'
import { KeptStates } from '@/ui/hooks/use-kept-state'
import { TextSkeleton } from '@/ui/states/skeleton'

/** The page that readers would see of a text with these values (TRUE-6): the page itself, told what it would be told then. */
export function ReaderPage({ list, id, input }: ReaderPageProps) {
  const { data, error } = useQuery(pageAnswersQuery(list, id, input))
  if (error) {
    return (
      <p role="alert" className="page py-10 text-danger">
        There is no preview of this: it could not be saved as it is. {error.message}
      </p>
    )
  }
  if (!data) {
    return (
      <div className="page py-10">
        <TextSkeleton lines={8} />
      </div>
    )
  }
  return <Told list={list} answers={data} />
}

/** A tree of its own: readers' pages have a router and a cache that know nothing of staff's. */
function Told({ list, answers }: { list: string; answers: PageAnswers }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    const element = place.current.appendChild(document.createElement('div'))
    const root = createRoot(element)
    let isLeft = false
    tell(list, answers).then(({ cache, address, opened }) => {
      if (isLeft) return
      const router = createMemoryRouter(routesFor(opened), { initialEntries: [address] })
      root.render(
        <App cache={cache}>
          <RouterProvider router={router} />
        </App>,
      )
    })
    element.addEventListener('click', keepPlace, { capture: true })
    return () => {
      isLeft = true
      // Not while React renders the tree around it.
      setTimeout(() => {
        root.unmount()
        element.remove()
      })
    }
  }, [list, answers])
  return <div ref={place} />
}

/** Links open elsewhere: what is typed stays. */
function keepPlace(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  const { pathname, hash, href, ownerDocument } = link
  const target = pathname === ownerDocument.location.pathname && ownerDocument.getElementById(hash.slice(1))
  if (target) target.scrollIntoView()
  else window.open(href, '_blank', 'noopener')
}

const Previews = lazy(async () => ({ default: (await import('@/routes/public/layout/previews')).Previews }))

/** Readers' pages without the site's frame. @param opened the FAQ that is open and in sight; opened by its address, it would count as viewed */
function routesFor(opened: string) {
  const kept = new Map([[`${KINDS.faq.path} default ${opened}`, true]])
  const Frame = () => {
    useEffect(() => {
      let frame = 0
      const look = () => {
        const place = document.getElementById(opened)
        if (place) place.scrollIntoView()
        else frame = requestAnimationFrame(look)
      }
      if (opened) look()
      return () => cancelAnimationFrame(frame)
    }, [])
    return (
      <PreviewsContext value={Previews}>
        <KeptStates value={kept}>
          <Outlet />
        </KeptStates>
      </PreviewsContext>
    )
  }
  const pages = [
    ...ITEM_KINDS.map((kind) => ({
      path: paths.item(kind, ':id'),
      lazy: page(() => import('@/routes/public/item/item-page')),
    })),
    ...LAW_TYPES.map((type) => ({
      path: paths.sectionPage(type, ':slug'),
      lazy: page(() => import('@/routes/public/law/section-page')),
    })),
    { path: KINDS.faq.path, lazy: page(() => import('@/routes/public/faqs/faqs-page')) },
  ]
  return [{ Component: Frame, ErrorBoundary: PageError, HydrateFallback: PageSkeleton, children: pages }]
}

/** In its place, or the last if it is new. */
function withFaq<Faq extends { id: string }>(faqs: Faq[], faq: { id: string }): { id: string }[] {
  return faqs.some(({ id }) => id === faq.id) ? faqs.map((each) => (each.id === faq.id ? faq : each)) : [...faqs, faq]
}

/** A cache that holds the answers to what a text's page asks, and the page's address. */
async function tell(list: string, { text, links, margin, ...rows }: PageAnswers) {
  const cache = new QueryClient({
    defaultOptions: { queries: { ...QUERY_DEFAULTS, staleTime: Number.POSITIVE_INFINITY } },
  })
  const answer = (question: { queryKey: QueryKey }, told: unknown) =>
    cache.setQueryData<unknown>([...question.queryKey], told)
  const { id } = text
  const kind = ITEM_KINDS.find((each) => KINDS[each].table === list)
  if (kind) {
    const { text: one, sections, neighbours, related } = questionsOfItem(ITEMS[kind], id)
    answer(one, { ...text, content: asStored(`${text.content}`, links ?? []) })
    answer(sections, rows.sections)
    answer(neighbours, rows.neighbours)
    if (related) answer(related, rows.related)
    return { cache, address: paths.item(kind, id), opened: '' }
  }
  if (list === KINDS.faq.table) {
    const faq = { ...text, view_count: 0, answer: asStored(`${text.answer}`, links ?? []) }
    const categories = await cache.fetchQuery(faqCategoriesQuery())
    answer(
      faqCategoriesQuery(),
      categories.map((category) => ({
        ...category,
        faqs:
          category.id === text.category_id
            ? withFaq(category.faqs, faq)
            : category.faqs.filter((each) => each.id !== id),
      })),
    )
    return { cache, address: `${KINDS.faq.path}?category=${text.category_id}`, opened: id }
  }
  const { type } = text.chapters as { type: string }
  const law = LAW_TYPES.find((each) => each === type) ?? 'vat-law'
  const { section, context } = questionsOfSection(law, `${text.slug}`)
  const notes = margin ? { notes: margin.notes, more: '#cited-by' } : undefined
  answer(section, {
    ...text,
    counts: margin?.counts ?? NO_COUNTS,
    content: asStored(`${text.content}`, links ?? [], notes),
  })
  answer(context, rows.context)
  return { cache, address: paths.sectionPage(law, `${text.slug}`), opened: '' }
}
