import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { InlineSignUp } from '#features/members/accounts/web/index.ts'
import type { en } from '../../locales/en.ts'
import type { LandingProps } from './landing-slots.ts'
import { LandingText } from './landing-text.tsx'

/** /members/:member/signup: the member, and the sign-up form next to them. */
export function LandingSignUp({ member, slots }: LandingProps) {
  const t = usePhrases<typeof en>('profiles')
  return (
    <div className="wrap grid gap-8 py-4 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] lg:gap-14 lg:py-10">
      <div className="grid content-start gap-5">
        <div className="mx-auto w-full max-w-[24rem] overflow-hidden rounded-xl">{slots.photos(member)}</div>
        <LandingText member={member} slots={slots} />
      </div>
      <section className="max-w-form" aria-label={t('landing.create')}>
        <h2 className="type-h2 mb-5">{t('landing.create')}</h2>
        <InlineSignUp invitation={{ to: `/members/${member.id}` }} />
      </section>
    </div>
  )
}
