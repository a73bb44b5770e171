import { useEffect, useState } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'
import { writeSearch } from '../../rules/search-in-url.ts'
import type { Search } from '../../rules/search.ts'

/**
 * The search that the member has chosen and whose page isn't shown yet. The filters show it at
 * once, and the next change builds on it: two filters chosen in quick succession both count.
 */
export function useChosenSearch() {
  const navigate = useNavigate()
  const location = useLocation()
  const navigatedBy = useNavigationType()
  const [chosen, setChosen] = useState<Search>()

  useEffect(() => {
    setChosen((current) => {
      // Only a change of the filters replaces the address; anything else is a different search.
      const underWay =
        current !== undefined &&
        navigatedBy === 'REPLACE' &&
        String(new URLSearchParams(writeSearch(current))) !==
          String(new URLSearchParams(location.search))
      return underWay ? current : undefined
    })
  }, [location, navigatedBy])

  function change(next: Search) {
    setChosen(next)
    void navigate(`/members?${writeSearch(next)}`, { replace: true, preventScrollReset: true })
  }

  return { chosen, change }
}
