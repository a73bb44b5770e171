import { Link, useParams } from 'react-router'
import type { LoadContext, PageModule } from '#platform/web/page.ts'
import { useFormat } from '#platform/web/phrases/use-format.ts'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useViewer } from '#platform/web/surroundings.ts'
import { ArrowLeftIcon, ButtonLink, Cameo, DanceTrack } from '#ui/components/index.ts'
import { FictionalLabel } from '#features/members/fictional-profiles/web/index.ts'
import type { en } from '../locales/en.ts'
import { calls } from './calls.ts'
import { useLikesContext } from './likes-context.ts'
import { SharedTraitsList } from './shared-traits-list.tsx'

/** Loads the match; not found unless it is the viewer's. */
export async function load({ api, cache, params }: LoadContext): Promise<void> {
  await cache.ensureQueryData(calls.query('likes.read_match', { match: params.match ?? '' })(api))
}

/** Document title, such as "You and Elena". */
export const title: NonNullable<PageModule['title']> = (translate, { cache, params }) => {
  const cachedMatch = cache.getQueryData<{ member: { name: string } }>([
    'likes.read_match',
    { match: params.match ?? '' },
  ])
  return cachedMatch === undefined
    ? ''
    : translate('likes.match.title', { name: cachedMatch.member.name })
}

/** A match: two photos, what the two have in common, and the next step (LIKE-01). */
export function Page() {
  const t = usePhrases<typeof en>('likes')
  const { match = '' } = useParams()
  const { date } = useFormat()
  const viewer = useViewer()
  const { writeTo } = useLikesContext()
  const { data } = calls.useCall('likes.read_match', { match })
  if (data === undefined) return null
  const { member } = data
  const { id, name } = member
  return (
    <div className="wrap page-tight">
      <Link to="/likes" className="back-link">
        <ArrowLeftIcon />
        {t('back')}
      </Link>
      <div className="mx-auto mt-4 flex max-w-form flex-col items-center gap-5 text-center">
        <div className="flex w-full items-center justify-center gap-3">
          <Cameo
            size="xl"
            name={viewer?.profile.name ?? ''}
            src={viewer?.profile.main_image?.thumb_filename}
            eager
          />
          <DanceTrack figure="meeting" className="min-w-0 flex-1" />
          <Link
            to={`/members/${id}`}
            aria-label={t('modal.photo', { name })}
            className="cameo-link"
          >
            <Cameo
              size="xl"
              name={name}
              src={member.photo?.src[160]}
              fictional={member.kind === 'fictional'}
              eager
            />
          </Link>
        </div>
        <h1 className="type-h1" tabIndex={-1}>
          {t('match.title', { name })}
        </h1>
        <FictionalLabel
          kind={member.kind}
          label={member.label}
          generated={member.photo?.generated}
        />
        <p className="type-lead text-ink-2">
          {t('match.lead')}
          <span className="type-meta mt-1 block text-muted">
            {t('match.since', { date: date(data.at) })}
          </span>
        </p>
        <SharedTraitsList shared={data.shared} />
        <div className="action-row mt-2 w-full">
          <ButtonLink as={Link} to={writeTo === null ? `/members/${id}` : writeTo(id)}>
            {writeTo === null ? t('modal.profile', { name }) : t('modal.write', { name })}
          </ButtonLink>
          <ButtonLink as={Link} to="/likes/matches" variant="line">
            {t('match.later')}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
