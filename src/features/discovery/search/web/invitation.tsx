import { Link } from 'react-router'
import { usePhrases } from '#platform/web/phrases/use-phrases.ts'
import { useSite } from '#platform/web/surroundings.ts'
import { ButtonLink, Note } from '#ui/components/index.ts'
import type { en } from '../locales/en.ts'

/** Below a visitor's list: the benefits of signing up. Hidden if sign-up is closed. */
export function Invitation() {
  const t = usePhrases<typeof en>('search')
  if (useSite().signups === 'closed') return null
  return (
    <Note
      className="mt-8 max-sm:flex-wrap"
      title={t('invitation.title')}
      action={
        <ButtonLink as={Link} to="/signup" className="max-sm:w-full">
          {t('invitation.sign_up')}
        </ButtonLink>
      }
    >
      {t('invitation.text')}
    </Note>
  )
}
