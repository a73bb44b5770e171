import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { CheckBoldIcon, LockSimpleIcon } from '#ui/components/index.ts'
import type { Member } from '../../contract.ts'
import type { en } from '../../locales/en.ts'

/** Explains what visitors cannot see yet and what writing requires, before they sign up. */
export function LandingTerms({ member }: { readonly member: Member }) {
  const t = usePhrases<typeof en>('profiles')
  return (
    <ul className="grid gap-2">
      <li className="flex gap-2">
        <LockSimpleIcon />
        <span>{t('landing.locked', { name: member.name })}</span>
      </li>
      <li className="flex gap-2">
        <CheckBoldIcon />
        <span>{t('landing.free')}</span>
      </li>
      <li className="flex gap-2">
        <CheckBoldIcon />
        <span>{member.kind === 'member' ? t('landing.answer', { name: member.name }) : t('landing.costs')}</span>
      </li>
    </ul>
  )
}
