import { Link } from 'react-router-dom'
import { PLACES } from './places'

/** Links to all that can be read instead of searched (SEARCH-8). */
export function WaysOn() {
  return (
    <nav aria-label="Where else to look" className="on-text print:hidden">
      <p>Or look here:</p>
      <ul className="flex flex-wrap gap-x-5">
        {PLACES.map(([path, name]) => (
          <li key={path}>
            <Link to={path} className="link inline-block py-2">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
