import type { DataRouter } from 'react-router-dom'

/**
 * Lets a router tell of the places alone that it has come to. Nothing shows that it is on its way, and for each word of it
 * React would render the frame and the kept pages anew (FAST-5).
 */
export function tellOnlySettled<Router extends DataRouter>(router: Router): Router {
  const { subscribe } = router
  router.subscribe = (listen) => subscribe((state, more) => state.navigation.state === 'idle' && listen(state, more))
  return router
}
