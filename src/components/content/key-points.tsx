import { Panel } from './panel'

/** A ruling's main points, as staff noted them (DATA-3). */
export function KeyPoints({ points }: { points: string[] }) {
  return (
    <Panel title="Key Points" className="border-accent border-t-2 pt-3">
      <ul className="list-disc space-y-2 ps-5 marker:text-line-strong">
        {points.map((point) => (
          <li key={point} dir="auto">
            {point}
          </li>
        ))}
      </ul>
    </Panel>
  )
}
