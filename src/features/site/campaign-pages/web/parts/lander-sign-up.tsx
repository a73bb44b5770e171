import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { ButtonLink } from '#ui/components/index.ts'
import type { en } from '../../locales/landers/en.ts'

/**
 * The only link to sign-up. If sign-ups are closed, it says so and leads to log-in, because the
 * button would lead to an error.
 */
export function LanderSignUp({ variant = 'pine' }: { readonly variant?: 'pine' | 'peony' }) {
  const t = usePhrases<typeof en>('landers')
  const site = useSite()
  if (site.signups === 'closed')
    return (
      <div className="grid justify-items-start gap-3">
        <p>{t('closed', { site: site.name })}</p>
        <ButtonLink href="/login" variant={variant} size="lg">
          {t('log_in')}
        </ButtonLink>
      </div>
    )
  return (
    <ButtonLink href="/signup" variant={variant} size="lg">
      {t('sign_up')}
    </ButtonLink>
  )
}
