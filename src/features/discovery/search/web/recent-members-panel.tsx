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
    <section className="@container" aria-label={t('beside')} aria-busy={members === undefined || undefined}>
      <h2 className="type-title">{t('beside')}</h2>
      <ul className="mt-3 grid grid-cols-2 gap-3 @min-[24rem]:grid-cols-6">
        {members === undefined
          ? Array.from({ length: maxShown }, (_, at) => <Coming key={at} />)
          : members.map((member) => <RecentMember key={member.id} member={member} />)}
      </ul>
    </section>
  )
}

function RecentMember({ member: { name, age, place, photo } }: { readonly member: Card }) {
  const initials = (
    <span className="bg-pine-soft text-pine-soft-ink grid aspect-4/5 place-items-center rounded-md" aria-hidden="true">
      {getInitials(name)}
    </span>
  )
  return (
    <li className="min-w-0">
      {photo === null ? (
        initials
      ) : (
        <Photo
          className="aspect-4/5 w-full rounded-md object-cover"
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
      <p className="mt-1.5 text-sm font-semibold break-words">
        {name}, {age}
      </p>
      {place === null ? null : <p className="text-muted text-sm break-words">{place}</p>}
    </li>
  )
}

/** A placeholder of the same size, to prevent layout shift. */
function Coming() {
  return (
    <li aria-hidden="true">
      <span className="bg-sunken block aspect-4/5 rounded-md" />
      <span className="mt-1.5 block text-sm">&nbsp;</span>
      <span className="block text-sm">&nbsp;</span>
    </li>
  )
}
