import './recent-members.css'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '#platform/web/api/use-api.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { getInitials, Photo } from '#ui/components/index.ts'
import type { Card } from '../contract.ts'
import type { en } from '../locales/en.ts'
import { suggestionsQuery } from './suggestions-query.ts'

const maxShown = 6

/**
 * Recently active members, shown next to the sign-up steps (ACC-03): a photo, an age, a place, and
 * no links away from the form. Decorative: hidden if there are none or they can't be loaded.
 */
export function RecentMembersPanel() {
  const t = usePhrases<typeof en>('search')
  const { data, isError } = useQuery(suggestionsQuery(useApi()))
  const members = data?.members.slice(0, maxShown)
  if (isError || members?.length === 0) return null
  return (
    <section
      className="recent"
      aria-label={t('beside')}
      aria-busy={members === undefined || undefined}
    >
      <h2 className="type-title">{t('beside')}</h2>
      <ul className="recent-list mt-3 grid cols-2 gap-3">
        {members === undefined
          ? Array.from({ length: maxShown }, (_, at) => <Coming key={at} />)
          : members.map((member) => <RecentMember key={member.id} member={member} />)}
      </ul>
    </section>
  )
}

function RecentMember({ member: { name, age, place, photo } }: { readonly member: Card }) {
  const initials = (
    <span className="recent-face recent-initials" aria-hidden="true">
      {getInitials(name)}
    </span>
  )
  return (
    <li className="min-w-0">
      {photo === null ? (
        initials
      ) : (
        <Photo
          className="recent-face w-full object-cover"
          photo={{
            src: photo.src[160],
            srcSet: `${photo.src[160]} 160w, ${photo.src[480]} 480w`,
            sizes: '8rem',
            alt: '',
          }}
          fallback={initials}
          loading="lazy"
        />
      )}
      <p className="recent-line mt-1.5 font-semibold break-words">
        {name}, {age}
      </p>
      {place === null ? null : <p className="recent-line text-muted break-words">{place}</p>}
    </li>
  )
}

/** A placeholder of the same size, to prevent layout shift. */
function Coming() {
  return (
    <li aria-hidden="true">
      <span className="well block aspect-portrait" />
      <span className="recent-line mt-1.5 block">&nbsp;</span>
      <span className="recent-line block">&nbsp;</span>
    </li>
  )
}
