import { QueryClient, type QueryKey, useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, useEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { App } from '@/app/app'
import { page } from '@/app/page'
import { QUERY_DEFAULTS } from '@/app/query-client'
import { type FaqCategory, faqCategoriesQuery } from '@/data/faqs/queries'
import { guideAsRead } from '@/data/guides/queries'
import { textAsRead } from '@/data/one-text'
import { type PageAnswers, pageAnswersQuery } from '@/data/page-answers/staff'
import { sectionAsRead } from '@/data/sections/queries'
import { questionsOfGuide } from '@/kinds/guide/guide'
import { questionsOfItem } from '@/kinds/item'
import { ITEMS } from '@/kinds/items'
import { questionsOfSection } from '@/kinds/law/section-questions'
import { ITEM_KINDS, KINDS, LAW_TYPES } from '@/names/kinds'
import { paths } from '@/names/paths'
import type { ReaderPageProps } from '@/office/page-preview'
import { PageError } from '@/routes/public/layout/page-error'
import { PageSkeleton } from '@/routes/public/layout/page-skeleton'
import { asStored } from '@/texts/html-text'
import { PreviewsContext } from '@/texts/previews-context'
import { KeptStates } from '@/ui/hooks/use-kept-state'
import { TodayContext } from '@/ui/hooks/use-today'
import { TextSkeleton } from '@/ui/states/skeleton'

/** The page that readers would see of a text with these values (TRUE-6): the page itself, told what it would be told then. */
export function ReaderPage({ list, id, input, on }: ReaderPageProps) {
  const answers = useQuery(pageAnswersQuery(list, id, input, on?.id ?? null))
  const isFaq = list === KINDS.faq.table
  const faqs = useQuery({ ...faqCategoriesQuery(), enabled: isFaq })
  if (answers.error) return <Unseen>it could not be saved as it is. {answers.error.message}</Unseen>
  if (faqs.error) return <Unseen>the questions beside it could not be loaded. {faqs.error.message}</Unseen>
  if (!answers.data || (isFaq && !faqs.data)) {
    return (
      <div className="page py-10">
        <TextSkeleton lines={8} />
      </div>
    )
  }
  return <Told list={list} answers={answers.data} faqs={faqs.data} day={on?.day ?? null} />
}

const Unseen = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="page py-10 text-danger">
    There is no preview of this: {children}
  </p>
)

type ToldProps = {
  list: string
  answers: PageAnswers
  faqs: FaqCategory[] | undefined
  /** The day that the page takes for today, if it is another. */
  day: string | null
}

/** A tree of its own: readers' pages have a router and a cache that know nothing of staff's. */
function Told({ list, answers, faqs, day }: ToldProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!place.current) return
    const element = place.current.appendChild(document.createElement('div'))
    const root = createRoot(element)
    const { cache, address, opened } = tell(list, answers, faqs)
    const router = createMemoryRouter(routesFor(opened), { initialEntries: [address] })
    root.render(
      <TodayContext value={day}>
        <App cache={cache}>
          <RouterProvider router={router} />
        </App>
      </TodayContext>,
    )
    // One goes from question to question; every other link opens elsewhere.
    const isGuide = list === KINDS.guide.table
    element.addEventListener('click', (event) => keepPlace(event, isGuide ? address : ''), { capture: true })
    return () => {
      // Not while React renders the tree around it.
      setTimeout(() => {
        root.unmount()
        element.remove()
      })
    }
  }, [list, answers, faqs, day])
  return <div ref={place} />
}

/** Links open elsewhere: what is typed stays. @param walked the page within which one may go on */
function keepPlace(event: MouseEvent, walked: string) {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || link.pathname === walked) return
  event.preventDefault()
  event.stopPropagation()
  const { pathname, hash, href } = link
  const target = pathname === window.location.pathname && document.getElementById(hash.slice(1))
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
    { path: paths.guide(':id'), lazy: page(() => import('@/routes/public/guides/guide-page')) },
    { path: KINDS.faq.path, lazy: page(() => import('@/routes/public/faqs/faqs-page')) },
  ]
  return [{ Component: Frame, ErrorBoundary: PageError, HydrateFallback: PageSkeleton, children: pages }]
}

/** In its place, or the last if it is new. */
function withFaq<Faq extends { id: string }>(faqs: Faq[], faq: { id: string }): { id: string }[] {
  return faqs.some(({ id }) => id === faq.id) ? faqs.map((each) => (each.id === faq.id ? faq : each)) : [...faqs, faq]
}

/** A cache that holds the answers to what a text's page asks, the page's address, and which FAQ is open on it. */
function tell(list: string, { text, links, margin, ...rows }: PageAnswers, faqs: FaqCategory[] = []) {
  const cache = new QueryClient({
    defaultOptions: { queries: { ...QUERY_DEFAULTS, staleTime: Number.POSITIVE_INFINITY } },
  })
  const answer = (question: { queryKey: QueryKey }, told: unknown) =>
    cache.setQueryData<unknown>([...question.queryKey], told)
  const { id } = text
  const read = { ...text, content: `${text.content}` }
  const references = links ?? []
  const kind = ITEM_KINDS.find((each) => KINDS[each].table === list)
  if (kind) {
    const { text: one, sections, neighbours, related } = questionsOfItem(ITEMS[kind], id)
    answer(one, textAsRead(read, references))
    answer(sections, rows.sections)
    answer(neighbours, rows.neighbours)
    if (related) answer(related, rows.related)
    return { cache, address: paths.item(kind, id), opened: '' }
  }
  if (list === KINDS.guide.table) {
    const { title, summary, text_as_of, changes_noted_to } = text
    const guide = { id, title, summary, nodes: text.nodes, text_as_of, changes_noted_to }
    answer(questionsOfGuide(id).guide, guideAsRead(guide, references))
    return { cache, address: paths.guide(id), opened: '' }
  }
  if (list === KINDS.faq.table) {
    const faq = { ...text, answer: asStored(`${text.answer}`, references) }
    answer(
      faqCategoriesQuery(),
      faqs.map((category) => ({
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
  answer(section, sectionAsRead(read, references, margin ?? undefined))
  answer(context, rows.context)
  return { cache, address: paths.sectionPage(law, `${text.slug}`), opened: '' }
}
