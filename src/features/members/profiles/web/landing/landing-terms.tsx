import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CheckBoldIcon, LockSimpleIcon } from '#ui/components/index.ts'
import type { Member } from '../../contract/profiles.ts'
import type { en } from '../../locales/landing/en.ts'

/** Explains what visitors cannot see yet and what writing requires, before they sign up. */
export function LandingTerms({ member }: { readonly member: Member }) {
  const t = usePhrases<typeof en>('landing')
  return (
    <ul className="grid gap-2">
      <li className="flex gap-2">
        <LockSimpleIcon />
        <span>{t('locked', { name: member.name })}</span>
      </li>
      <li className="flex gap-2">
        <CheckBoldIcon />
        <span>{t('free')}</span>
      </li>
      <li className="flex gap-2">
        <CheckBoldIcon />
        <span>{member.kind === 'member' ? t('answer', { name: member.name }) : t('costs')}</span>
      </li>
    </ul>
  )
}
